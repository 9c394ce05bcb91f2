"""Work that takes a while, and searches that have pages."""

from __future__ import annotations

import time
from typing import Any, Callable, Iterator, Literal, Mapping, Optional, Sequence, TypeVar

from .errors import PrioraError, TaskFailed

T = TypeVar("T")

_NAMES = ("task_status", "job_status", "report_status", "export_status", "status")
_RUNNING = {"0", "1", "running", "pending", "processing", "queueing", "initializing", "created", "started", "planning"}
_FAILED = {"3", "failed", "fail", "error", "timeout", "terminated", "not_found"}
_LEAST_PAUSE_S = 0.25
_MOST_PAUSE_S = 5.0


def standing_of(answer: Any) -> Literal["running", "done", "failed"]:
    """How the work stands that an answer tells of; an answer that tells nothing is that of work that is done."""
    if not isinstance(answer, dict):
        return "done"
    state = str(next((answer[name] for name in _NAMES if answer.get(name) is not None), "")).lower()
    return "running" if state in _RUNNING else "failed" if state in _FAILED else "done"


class Waiting:
    """How long to wait before work is read again: longer each time, not at all after a call that waited in the service."""

    def __init__(self, timeout_s: float) -> None:
        self._timeout_s = timeout_s
        self._until = time.monotonic() + timeout_s
        self._pause_s = _LEAST_PAUSE_S

    def after(self, answer: T, took_s: float) -> Optional[float]:
        """Seconds until the next reading; None when the work has ended. Raises TaskFailed, or PrioraError `timeout`."""
        standing = standing_of(answer)
        if standing == "failed":
            raise TaskFailed(answer)  # type: ignore[arg-type]
        if standing == "done":
            return None
        if time.monotonic() >= self._until:
            raise PrioraError(
                f"The task still runs after {self._timeout_s:.0f} s; read it again later.", code="timeout", status=0
            )
        if took_s > _LEAST_PAUSE_S:
            return 0.0
        pause_s, self._pause_s = self._pause_s, min(self._pause_s * 1.5, _MOST_PAUSE_S)
        return pause_s


def rows_of(page: Optional[Sequence[T]]) -> Optional[Sequence[T]]:
    """A whole answer would give the names of its fields, page after page."""
    if isinstance(page, Mapping):
        raise TypeError(f"That is an answer with {', '.join(page)}: give the list of its rows, as in answer.get('results').")
    return page


def rows_by_offset(read: Callable[[int], Optional[Sequence[T]]], start: int = 0) -> Iterator[T]:
    """The rows of all pages: `read(offset)` gives those of one. Ends with a page that has none."""
    while page := rows_of(read(start)):
        yield from page
        start += len(page)


def rows_by_page(read: Callable[[int], Optional[Sequence[T]]], start: int = 1) -> Iterator[T]:
    """The rows of all pages: `read(page)` gives those of one, counted from 1. Ends with a page that has none."""
    while page := rows_of(read(start)):
        yield from page
        start += 1
