"""The files and names that the Containerfile uses exist. [docs/hosting.md]"""

import json
import re

from clockwood.cli.serve import PORT
from server.container import IGNORED, ROOT, command_with, commands, copied, instructions, of


def test_copied_paths_exist_and_are_not_ignored() -> None:
    left_out = IGNORED.read_text(encoding="utf-8").split()
    assert copied()
    assert [name for name in copied() if not (ROOT / name).exists() or name in left_out] == []


def test_a_stage_copies_from_stages_before_it() -> None:
    known: set[str] = set()
    for name, rest in instructions():
        if name == "FROM":
            known.update(re.findall(r" AS (\w+)", rest))
        assert set(re.findall(r"--from=(\w+)", rest)) <= known, rest
    assert known == {"page", "build"}


def test_every_base_image_is_pinned_by_digest_and_can_be_renewed() -> None:
    arguments = dict(rest.split("=", 1) for rest in of("ARG"))
    guide = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert {rest.split()[0] for rest in of("FROM")} == {f"${{{name}}}" for name in arguments}
    for name, image in arguments.items():
        assert re.fullmatch(r"docker\.io/library/\w+:\d+\.\d+\.\d+-[\w.-]+@sha256:[0-9a-f]{64}", image)
        assert re.search(rf"{name}=\$\(digest {image.partition(':')[0]}:", guide)
        assert f'--build-arg {name}="${name}"' in guide


def test_requirements_and_scripts_exist() -> None:
    listed = [command[k + 1] for command in commands() for k, word in enumerate(command) if word == "-r"]
    assert listed
    assert [name for name in listed if not (ROOT / name).is_file()] == []
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    assert command_with("npm", "run")[3] in package["scripts"]


def test_the_page_is_copied_from_where_it_is_built() -> None:
    made = re.search(r"outDir: \"\.\./(.+?)\"", (ROOT / "web" / "vite.config.ts").read_text(encoding="utf-8"))
    assert made is not None
    assert f"--from=page /src/{made.group(1)} {made.group(1)}" in of("COPY")


def test_the_image_exposes_the_default_port() -> None:
    assert of("EXPOSE") == [str(PORT)]
    assert f"127.0.0.1:{PORT}:{PORT}" in (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
