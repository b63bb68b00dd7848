"""E-mail by the SMTP server that the host names."""

import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

from clockwood.kernel.errors import BadInput

SECONDS: Final = 15.0
SCHEMES: Final = ("smtp", "smtps")


class MailServer:
    """The server that takes our mail, read from `smtp://user:password@host:port` or `smtps://…`."""

    def __init__(self, address: str, sender: str, password: str = "") -> None:
        try:
            parts = urlsplit(address)
            port = parts.port
        except ValueError:
            raise bad_server(address) from None
        if parts.scheme not in SCHEMES or not parts.hostname:
            raise bad_server(address)
        if not is_mail_address(sender):
            raise BadInput("--mail-from", f"'{sender}' is not an e-mail address; with --smtp it must be given")
        self.tls: Final = parts.scheme == "smtps"
        self.host: Final = parts.hostname
        self.port: Final = port or (465 if self.tls else 25)
        self.user: Final = unquote(parts.username or "")
        self.password: Final = unquote(parts.password or "") or password
        self.sender: Final = sender

    def send(self, to: str, subject: str, text: str) -> None:
        """Hand one message to the server; raises OSError or SMTPException. It blocks: call it in a thread."""
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, to, subject
        message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=self.sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        context = ssl.create_default_context()
        if self.tls:
            with smtplib.SMTP_SSL(self.host, self.port, timeout=SECONDS, context=context) as smtp:
                self._hand_over(smtp, message)
            return
        with smtplib.SMTP(self.host, self.port, timeout=SECONDS) as smtp:
            smtp.ehlo()
            if smtp.has_extn("starttls"):
                smtp.starttls(context=context)
            self._hand_over(smtp, message)

    def _hand_over(self, smtp: smtplib.SMTP, message: EmailMessage) -> None:
        if self.user:
            smtp.login(self.user, self.password)
        smtp.send_message(message)


def is_mail_address(text: str) -> bool:
    """Return whether a text looks like one plain e-mail address."""
    local, at, host = text.rpartition("@")
    plain = text.isascii() and text.isprintable() and not set(text) & set(' ,;:<>()[]"\\')
    return bool(plain and local and at and "." in host.strip(".") and "@" not in local and len(text) <= 254)


def bad_server(address: str) -> BadInput:
    del address  # it may hold a password
    return BadInput("--smtp", "this is not an address such as smtp://localhost:25 or smtps://user@mail.example.org")
