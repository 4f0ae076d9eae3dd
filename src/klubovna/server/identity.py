"""Who is asking: guests by a signed cookie, seats by secret links, accounts by a password. No storage in here."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import os
import secrets
import stat
from functools import cache
from pathlib import Path

import argon2
import itsdangerous
import msgspec

from klubovna.kernel.errors import Unreadable

COOKIE = "klubovna"
CSRF_HEADERS = ("x-csrf-token", "x-csrftoken")
YEAR = 365 * 86400
MEMORY = 64 * 1024 * 1024
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
SHORTEST_SECRET = 32


class Claim(msgspec.Struct, frozen=True):
    """What a cookie says, once its signature was found good."""

    person: str
    epoch: int
    issued: int
    nonce: str = ""
    """Makes each cookie one of a kind; older ones have none."""

    @property
    def session(self) -> str:
        """What is written down when a cookie is given back."""
        return hashlib.sha256(_written(self).encode()).hexdigest()


def _written(claim: Claim) -> str:
    text = f"{claim.person}.{claim.epoch}.{claim.issued}"
    return f"{text}.{claim.nonce}" if claim.nonce else text


class Token(msgspec.Struct, frozen=True):
    """What a program says to be let to a seat: the three parts of the seat's link."""

    table: str
    seat: str
    secret: str


def read_token(header: str | None) -> Token | None:
    """From `Authorization: Bearer <table>.<seat>.<secret>`; whether it is good, the seat's lock decides. One that is
    written wrong is good for no table."""
    kind, _, given = (header or "").partition(" ")
    parts = given.strip().split(".")
    if kind.lower() != "bearer":
        return None
    return Token(*parts) if len(parts) == 3 else Token("", "", "")


class Signer:
    """Everything that is signed with the secret of the house, each kind with a word of its own."""

    def __init__(self, secret: bytes) -> None:
        if len(secret) < SHORTEST_SECRET:
            raise Unreadable(f"the secret has {len(secret)} bytes, it must have at least {SHORTEST_SECRET}")
        self._secret = secret
        self._signers: dict[str, itsdangerous.Signer] = {}

    def cookie(self, claim: Claim) -> str:
        text = _written(claim)
        return f"{text}.{self._sign('cookie', text)}"

    def claim(self, cookie: str, now: float) -> Claim | None:
        """None for whatever we did not sign, or too long ago. (What was signed in the future was signed by a clock that
        went wrong: a guest who has nothing but this cookie must not lose it for that.)"""
        text, _, signature = cookie.rpartition(".")
        if not text.isascii() or not self._good(signature, "cookie", text):
            return None
        person, epoch, issued, *nonce = text.split(".")
        claim = Claim(person, int(epoch), int(issued), *nonce)
        return claim if now - claim.issued < YEAR else None

    def csrf(self, person: str) -> str:
        return self._sign("csrf", person)

    def good_csrf(self, person: str, token: str) -> bool:
        return self._good(token, "csrf", person)

    def seat(self, table: str, seat: str, lock: int) -> str:
        """The secret of a seat's link: 192 bits, nowhere stored."""
        return self._sign("seat", f"{table}:{seat}:{lock}")

    def good_seat(self, given: str, table: str, seat: str, lock: int) -> bool:
        return self._good(given, "seat", f"{table}:{seat}:{lock}")

    def _sign(self, kind: str, text: str) -> str:
        if kind not in self._signers:
            self._signers[kind] = itsdangerous.Signer(
                self._secret, salt=f"klubovna {kind}", key_derivation="hmac", digest_method=hashlib.sha256
            )
        return self._signers[kind].get_signature(text).decode()

    def _sign_as_before(self, kind: str, text: str) -> str:
        """Cookies of guests and links to seats that were given out by an older house are still good."""
        digest = hmac.digest(self._secret, f"klubovna {kind}\n{text}".encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(digest[:24]).decode()

    def _good(self, given: str, kind: str, text: str) -> bool:
        """Letter by letter: one signature has one spelling."""
        signatures = self._sign(kind, text), self._sign_as_before(kind, text)
        return any(hmac.compare_digest(given.encode("utf-8", "replace"), good.encode()) for good in signatures)


def new_id(bits: int = 96) -> str:
    """Letters and digits that nobody guesses."""
    return base64.b32encode(secrets.token_bytes(bits // 8)).decode().rstrip("=").lower()


_passwords = argon2.PasswordHasher()


@cache
def _nobodys() -> str:
    return _passwords.hash(secrets.token_hex())


def hash_password(password: str) -> str:
    """Slow and hungry for memory on purpose; call it in a thread."""
    return _passwords.hash(_bytes(password))


def right_password(password: str, stored: str | None) -> bool:
    """As slow when there is no such account, so that nobody learns who has one."""
    if stored is not None and stored.startswith("scrypt$"):
        return _right_before(password, stored)
    try:
        return _passwords.verify(stored or _nobodys(), _bytes(password)) and stored is not None
    except (argon2.exceptions.VerificationError, argon2.exceptions.InvalidHashError):
        return False


def outdated(stored: str) -> bool:
    """Whether a password is better hashed anew, now that we have it."""
    return stored.startswith("scrypt$") or _passwords.check_needs_rehash(stored)


def _right_before(password: str, stored: str) -> bool:
    """Older houses used scrypt."""
    _, cost, block, lanes, salt, key = stored.split("$")
    n, r, p = int(cost), int(block), int(lanes)
    found = hashlib.scrypt(_bytes(password), salt=bytes.fromhex(salt), n=n, r=r, p=p, maxmem=MEMORY, dklen=32)
    return hmac.compare_digest(found, bytes.fromhex(key))


def _bytes(password: str) -> bytes:
    return password.encode("utf-8", "surrogatepass")


def check_password(password: str) -> None:
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Unreadable(f"a password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters")


def read_secret(path: Path) -> bytes:
    """The secret of the house; made on the first start, for the owner's eyes only."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, stat.S_IRUSR | stat.S_IWUSR)
        with os.fdopen(handle, "w") as file:
            file.write(f"{secrets.token_hex(32)}\n")
    except FileExistsError:
        pass
    except OSError as problem:
        raise Unreadable(f"the secret file {path} can't be made: {problem.strerror}") from None
    try:
        return bytes.fromhex(path.read_text("ascii").strip())
    except (OSError, ValueError, binascii.Error):
        raise Unreadable(f"{path} is not a secret file: it must hold 64 hexadecimal digits") from None
