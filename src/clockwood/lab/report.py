"""A report of headings, text, tables and plots, as Markdown and as one HTML file that loads nothing else."""

import html
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from clockwood.kernel.errors import BadInput
from clockwood.lab.study import replace

START: Final = "<!-- figures -->\n"
END: Final = "<!-- end of figures -->\n"
STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { border-bottom: 1px solid #ddd; padding: .25rem .75rem; text-align: right; }
th:first-child, td:first-child { text-align: left; }
svg { max-width: 100%; height: auto; }
""".strip()


@dataclass(frozen=True)
class Heading:
    """A heading; the first of a report is its title."""

    text: str
    level: int = 2


@dataclass(frozen=True)
class Text:
    """A paragraph, or with `points` a list."""

    lines: list[str]
    points: bool = False


@dataclass(frozen=True)
class Grid:
    """A table; its first column is aligned left, all others right."""

    names: list[str]
    rows: list[list[str]]


@dataclass(frozen=True)
class Plot:
    """A drawing with a file name of its own."""

    name: str
    title: str
    svg: str


Block = Heading | Text | Grid | Plot


@dataclass
class Report:
    """Blocks in order."""

    blocks: list[Block] = field(default_factory=list)

    def plots(self) -> list[Plot]:
        return [block for block in self.blocks if isinstance(block, Plot)]

    def markdown(self, folder: str = "") -> str:
        """Return the report as Markdown; plots are files in the folder."""
        return "\n\n".join(in_markdown(block, folder) for block in self.blocks) + "\n"

    def page(self) -> str:
        """Return the report as HTML, with its plots inside."""
        title = next((block.text for block in self.blocks if isinstance(block, Heading)), "Report")
        body = "\n".join(in_html(block) for block in self.blocks)
        head = f'<meta charset="utf-8">\n<title>{html.escape(title)}</title>\n<style>\n{STYLE}\n</style>'
        return f'<!doctype html>\n<html lang="en">\n<head>\n{head}\n</head>\n<body>\n{body}\n</body>\n</html>\n'

    def write(self, folder: Path, name: str = "report") -> None:
        replace(folder / f"{name}.md", self.markdown())
        replace(folder / f"{name}.html", self.page())
        for plot in self.plots():
            replace(folder / plot.name, plot.svg)

    def put_into(self, page: Path) -> None:
        """Put the report without its title between the marks of a page, and its plots beside the page."""
        body = Report([block for block in self.blocks if not isinstance(block, Heading) or block.level > 1])
        put_into(page, f"\n{body.markdown()}\n")
        for plot in self.plots():
            replace(page.with_name(plot.name), plot.svg)

    def show(self, out: Console) -> None:
        """Print everything but the plots."""
        for block in self.blocks:
            if isinstance(block, Heading):
                out.print(block.text, style="bold", highlight=False)
            elif isinstance(block, Text):
                for line in block.lines:
                    out.print(line, highlight=False, markup=False)
            elif isinstance(block, Grid):
                show_table(out, block.names, block.rows)


def put_into(page: Path, figures: str) -> None:
    """Replace the text between the marks of a page."""
    try:
        text = page.read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput(str(page), f"cannot be read: {error.strerror}") from None
    if text.count(START) != 1 or text.count(END) != 1 or text.index(START) > text.index(END):
        raise BadInput(str(page), f"has no place for figures: '{START.strip()}' and '{END.strip()}', a line each")
    replace(page, text[: text.index(START) + len(START)] + figures + text[text.index(END) :])


def in_markdown(block: Block, folder: str) -> str:
    if isinstance(block, Heading):
        return f"{'#' * block.level} {block.text}"
    if isinstance(block, Text):
        return "\n".join(f"- {line}" if block.points else line for line in block.lines)
    if isinstance(block, Grid):
        return "\n".join(markdown_table(block.names, block.rows))
    return f"![{block.title}]({folder}{block.name})"


def in_html(block: Block) -> str:
    if isinstance(block, Heading):
        return f"<h{block.level}>{html.escape(block.text)}</h{block.level}>"
    if isinstance(block, Text):
        lines = [html.escape(line) for line in block.lines]
        if block.points:
            return "<ul>\n" + "\n".join(f"<li>{line}</li>" for line in lines) + "\n</ul>"
        return "<p>" + "\n".join(lines) + "</p>"
    if isinstance(block, Grid):
        rows = [block.names, *block.rows]
        cells = [["th" if k == 0 else "td", *row] for k, row in enumerate(rows)]
        return "<table>\n" + "\n".join(html_row(row[0], row[1:]) for row in cells) + "\n</table>"
    return f"<figure>{block.svg}<figcaption>{html.escape(block.title)}</figcaption></figure>"


def html_row(kind: str, row: list[str]) -> str:
    return "<tr>" + "".join(f"<{kind}>{html.escape(text)}</{kind}>" for text in row) + "</tr>"


def markdown_table(names: list[str], rows: list[list[str]]) -> list[str]:
    ruler = ["---"] + ["---:"] * (len(names) - 1)
    return ["| " + " | ".join(text.replace("|", "\\|") for text in row) + " |" for row in [names, ruler, *rows]]


def show_table(out: Console, names: list[str], rows: list[list[str]]) -> None:
    table = Table()
    for k, name in enumerate(names):
        table.add_column(name, justify="right" if k else "left")
    for row in rows:
        table.add_row(*row)
    out.print(table)
