"""The clients: what they do beside the operations."""

from __future__ import annotations

import asyncio
import time
from typing import Any, AsyncIterator, Awaitable, Callable, Iterator, Optional, Sequence, TypeVar

from .operations import AsyncOperations, Operations
from .tasks import Waiting, rows_by_offset, rows_by_page, rows_of
from .transport import Transport

T = TypeVar("T")
_HOUR_S = 3600.0


class Priora(Operations):
    """
    A service at a URL (`PRIORA_URL`, else this machine) with a key (`PRIORA_KEY`). `retries`: how often a call is made again
    that was refused for now or lost; calls that change something have a key by which the service does them once.
    `on_notes`: told the path and the notes of answers that lack something.
    """

    def __init__(
        self,
        url: Optional[str] = None,
        key: Optional[str] = None,
        *,
        retries: int = 4,
        timeout_s: float = 120.0,
        on_notes: Optional[Callable[[str, Sequence[str]], None]] = None,
    ) -> None:
        self._transport = Transport(url, key, retries=retries, timeout_s=timeout_s, on_notes=on_notes)

    def wait_for(self, read: Callable[[], T], timeout_s: float = _HOUR_S) -> T:
        """Reads a task, job or report until it has ended. Raises TaskFailed when it did not end well."""
        waiting = Waiting(timeout_s)
        while True:
            asked = time.monotonic()
            answer = read()
            pause_s = waiting.after(answer, time.monotonic() - asked)
            if pause_s is None:
                return answer
            time.sleep(pause_s)

    rows_by_offset = staticmethod(rows_by_offset)
    rows_by_page = staticmethod(rows_by_page)

    def close(self) -> None:
        self._transport.close()

    def __enter__(self) -> Priora:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class AsyncPriora(AsyncOperations):
    """As `Priora`, awaited: each call runs in a thread of the event loop's pool and holds nothing else up."""

    def __init__(
        self,
        url: Optional[str] = None,
        key: Optional[str] = None,
        *,
        retries: int = 4,
        timeout_s: float = 120.0,
        on_notes: Optional[Callable[[str, Sequence[str]], None]] = None,
    ) -> None:
        self._transport = Transport(url, key, retries=retries, timeout_s=timeout_s, on_notes=on_notes)

    async def wait_for(self, read: Callable[[], Awaitable[T]], timeout_s: float = _HOUR_S) -> T:
        """Reads a task, job or report until it has ended. Raises TaskFailed when it did not end well."""
        waiting = Waiting(timeout_s)
        while True:
            asked = time.monotonic()
            answer = await read()
            pause_s = waiting.after(answer, time.monotonic() - asked)
            if pause_s is None:
                return answer
            await asyncio.sleep(pause_s)

    async def rows_by_offset(
        self, read: Callable[[int], Awaitable[Optional[Sequence[T]]]], start: int = 0
    ) -> AsyncIterator[T]:
        """The rows of all pages: `read(offset)` gives those of one. Ends with a page that has none."""
        while page := rows_of(await read(start)):
            for row in page:
                yield row
            start += len(page)

    async def rows_by_page(
        self, read: Callable[[int], Awaitable[Optional[Sequence[T]]]], start: int = 1
    ) -> AsyncIterator[T]:
        """The rows of all pages: `read(page)` gives those of one, counted from 1. Ends with a page that has none."""
        while page := rows_of(await read(start)):
            for row in page:
                yield row
            start += 1

    async def _run(self, call: Callable[[], T]) -> T:
        return await asyncio.to_thread(call)

    async def _frames(self, frames: Iterator[Any]) -> AsyncIterator[Any]:
        end = object()
        while (frame := await asyncio.to_thread(next, frames, end)) is not end:
            yield frame
