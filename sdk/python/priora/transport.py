"""Calls over HTTP with what the standard library has."""

from __future__ import annotations

import http.client
import json
import os
import random
import re
import secrets
import ssl
import threading
import time
from typing import Any, Callable, Iterator, Mapping, Optional, Sequence, Tuple, Union
from urllib.parse import quote, urlencode, urlsplit

from .errors import PrioraError

File = Union[bytes, Tuple[str, bytes]]
"""A file of a form: its bytes, or its name and its bytes."""

_AGAIN = {"busy", "rate_limited", "idempotency_key_in_use", "unreachable"}
_LONGEST_PAUSE_S = 30.0
_PROBLEM = re.compile(r"urn:priora:error:(\w+)")
_HERE = "http://127.0.0.1:8080"


class Transport:
    """One service, with one key. May be used by several threads: each has a connection of its own."""

    def __init__(
        self,
        url: Optional[str] = None,
        key: Optional[str] = None,
        *,
        retries: int = 4,
        timeout_s: float = 120.0,
        context: Optional[ssl.SSLContext] = None,
        on_notes: Optional[Callable[[str, Sequence[str]], None]] = None,
    ) -> None:
        parts = urlsplit(url or os.environ.get("PRIORA_URL") or _HERE)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ValueError(f"{url!r} is no address of a service; for example: {_HERE}")
        self._secure = parts.scheme == "https"
        self._host, self._port, self._base = parts.hostname, parts.port, parts.path.rstrip("/")
        self._key = key or os.environ.get("PRIORA_KEY")
        self._retries, self._timeout_s, self._context, self._on_notes = retries, timeout_s, context, on_notes
        self._own = threading.local()

    def call(
        self,
        method: str,
        path: str,
        *,
        params: Mapping[str, Any] = {},
        query: Mapping[str, Any] = {},
        body: Optional[Mapping[str, Any]] = None,
        enveloped: bool = True,
    ) -> Any:
        """What an operation answers; a file as its bytes. What is refused for now, or lost, is asked for again."""
        headers = {"accept": "application/problem+json, application/json"}
        if method != "GET":
            headers["idempotency-key"] = secrets.token_hex(16)
        for tries in range(self._retries + 1):
            try:
                reply = self._send(method, _place(path, params, query), body, headers)
                return self._answer(path, reply, reply.read(), enveloped)
            except PrioraError as error:
                if error.code not in _AGAIN or tries == self._retries:
                    raise
                told = error.details.get("retry_after_s")
                wait_s = float(told) if told else 0.25 * 2**tries * random.uniform(0.75, 1.25)
                time.sleep(min(wait_s, _LONGEST_PAUSE_S))
            except (http.client.HTTPException, OSError) as error:
                self.close()
                if tries == self._retries:
                    raise PrioraError(f"The service cannot be reached: {error}", code="unreachable", status=0) from error
                time.sleep(min(0.25 * 2**tries, _LONGEST_PAUSE_S))
        raise AssertionError("the last try answers or raises")

    def stream(self, path: str, body: Optional[Mapping[str, Any]], query: Mapping[str, Any] = {}) -> Iterator[Any]:
        """The answers of a stream, one by one, over a connection of its own."""
        connection = self._connect()
        try:
            headers = {"accept": "text/event-stream, application/json"}
            reply = self._send("POST", _place(path, {}, query), body, headers, connection)
            if not (reply.getheader("content-type") or "").startswith("text/event-stream"):
                self._answer(path, reply, reply.read(), True)
                raise PrioraError("The service answered no stream.", status=reply.status)
            for data in _events(reply):
                frame = json.loads(data)
                if not frame.get("status"):
                    raise PrioraError(frame.get("error_msg") or "The stream broke off.", status=200)
                yield frame.get("data")
        except (http.client.HTTPException, OSError) as error:
            raise PrioraError("The connection broke while the answer was being written.", code="cut", status=0) from error
        finally:
            connection.close()

    def close(self) -> None:
        """Closes the connection of this thread; the next call opens another one."""
        connection = getattr(self._own, "connection", None)
        if connection is not None:
            connection.close()
            self._own.connection = None

    def _connect(self) -> http.client.HTTPConnection:
        if self._secure:
            return http.client.HTTPSConnection(self._host, self._port, timeout=self._timeout_s, context=self._context)
        return http.client.HTTPConnection(self._host, self._port, timeout=self._timeout_s)

    def _send(
        self,
        method: str,
        place: str,
        body: Optional[Mapping[str, Any]],
        headers: Mapping[str, str],
        connection: Optional[http.client.HTTPConnection] = None,
    ) -> http.client.HTTPResponse:
        if connection is None:
            connection = getattr(self._own, "connection", None) or self._connect()
            self._own.connection = connection
        sent = dict(headers)
        if self._key:
            sent["authorization"] = f"Bearer {self._key}"
        content: Optional[bytes] = None
        if body is not None:
            content, sent["content-type"] = _encoded(body)
        connection.request(method, self._base + place, content, sent)
        return connection.getresponse()

    def _answer(self, path: str, reply: http.client.HTTPResponse, content: bytes, enveloped: bool) -> Any:
        is_json = "json" in (reply.getheader("content-type") or "")
        told = json.loads(content) if is_json and content else None
        if reply.status >= 400 or (isinstance(told, dict) and told.get("status") is False):
            raise _failure(reply, told if isinstance(told, dict) else {})
        if not is_json:
            return content or None
        if isinstance(told, dict) and self._on_notes and told.get("notes"):
            self._on_notes(path, told["notes"])
        return told.get("data") if enveloped and isinstance(told, dict) else told


def _failure(reply: http.client.HTTPResponse, told: Mapping[str, Any]) -> PrioraError:
    details = {name: value for name, value in told.items() if name not in ("type", "title", "detail", "error_msg")}
    after = reply.getheader("retry-after")
    if after and after.isdigit():
        details["retry_after_s"] = int(after)
    code = _PROBLEM.fullmatch(str(told.get("type", "")))
    return PrioraError(
        str(told.get("detail") or told.get("error_msg") or f"The service answered {reply.status}."),
        status=reply.status,
        code=code.group(1) if code else None,  # type: ignore[arg-type]
        details=details,
        correlation=reply.getheader("x-correlation-id"),
    )


def _place(path: str, params: Mapping[str, Any], query: Mapping[str, Any]) -> str:
    """A path with its names filled in and its query behind."""
    for name, value in params.items():
        path = path.replace("{" + name + "}", quote(str(value), safe=""))
    asked = {name: _word(value) for name, value in query.items() if value is not None}
    return f"{path}?{urlencode(asked)}" if asked else path


def _word(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _encoded(body: Mapping[str, Any]) -> Tuple[bytes, str]:
    """A body as JSON; as a form where a field is a file."""
    parts = [(name, each) for name, value in body.items() for each in (value if isinstance(value, list) else [value])]
    if not any(isinstance(value, (bytes, tuple)) for _, value in parts):
        return json.dumps(body).encode(), "application/json"
    boundary = secrets.token_hex(16)
    pieces = []
    for name, value in parts:
        if isinstance(value, (bytes, tuple)):
            file_name, content = value if isinstance(value, tuple) else (name, value)
            clean = file_name.replace("\\", "\\\\").replace('"', '\\"').replace("\r", " ").replace("\n", " ")
            head = f'form-data; name="{name}"; filename="{clean}"\r\ncontent-type: application/octet-stream'
        else:
            head, content = f'form-data; name="{name}"', _word(value).encode()
        pieces += [f"--{boundary}\r\ncontent-disposition: {head}\r\n\r\n".encode(), content, b"\r\n"]
    return b"".join([*pieces, f"--{boundary}--\r\n".encode()]), f"multipart/form-data; boundary={boundary}"


def _events(reply: http.client.HTTPResponse) -> Iterator[str]:
    """The data of server-sent events; comments and other fields are skipped."""
    lines: list[str] = []
    for raw in reply:
        line = raw.decode().rstrip("\r\n")
        if line.startswith("data:"):
            lines.append(line[5:].removeprefix(" "))
        elif not line and lines:
            yield "\n".join(lines)
            lines = []
