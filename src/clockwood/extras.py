"""Extras are the parts of the package that need more packages than playing does. Clockwood itself is on no index."""


def how_to_install(extra: str) -> str:
    """Return what installs the packages of an extra.

    >>> how_to_install("lab")
    "`pip install '.[lab]'` in a checkout, or with a wheel `pip install 'FILE.whl[lab]'`"
    """
    return f"`pip install '.[{extra}]'` in a checkout, or with a wheel `pip install 'FILE.whl[{extra}]'`"
