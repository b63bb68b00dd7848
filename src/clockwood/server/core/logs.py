"""The log: one JSON object per line on stderr. Only chosen fields are written: no bodies, cookies, keys or answers."""

import logging
import sys
import time
from typing import Final

import msgspec

LOG: Final = logging.getLogger("clockwood.server")


class JsonLines(logging.Formatter):
    """Formats the fields given to `log_info` and `log_error`; of other exceptions only the type and the place."""

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        fields = getattr(record, "fields", None)
        if isinstance(fields, dict):
            entry.update(fields)
        if record.exc_info and record.exc_info[0] is not None:
            entry["error"] = record.exc_info[0].__name__
            entry["where"] = traceback_places(record)
        return msgspec.json.encode(entry).decode()


def traceback_places(record: logging.LogRecord) -> list[str]:
    """Return the functions and lines of a traceback, without any values."""
    found: list[str] = []
    trace = record.exc_info[2] if record.exc_info else None
    while trace is not None:
        code = trace.tb_frame.f_code
        found.append(f"{code.co_name}:{trace.tb_lineno}")
        trace = trace.tb_next
    return found[-12:]


def log_to_stderr(level: int = logging.INFO) -> None:
    """Send the server's log to stderr, and uvicorn's errors: its warnings are about whatever visitors send."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("clockwood.server", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level if name == "clockwood.server" else logging.ERROR)


def log_info(what: str, **fields: object) -> None:
    LOG.info(what, extra={"fields": fields})


def log_error(what: str, **fields: object) -> None:
    LOG.error(what, extra={"fields": fields})
