"""`python -m clockwood` is the command `clockwood`."""

from clockwood.cli import main

if __name__ == "__main__":
    main()
