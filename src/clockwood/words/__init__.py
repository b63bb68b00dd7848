from clockwood.words.fluent_messages import (
    LANGUAGES,
    TABLE_WORDS,
    Argument,
    locale_folder,
    messages_file,
    messages_files,
    sentences,
)
from clockwood.words.words import Words

__all__ = [
    "LANGUAGES",
    "TABLE_WORDS",
    "Argument",
    "Words",
    "locale_folder",
    "messages_file",
    "messages_files",
    "sentences",
]
