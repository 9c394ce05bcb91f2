"""A client of a Priora service. `Priora` waits for each answer, `AsyncPriora` is awaited; both have a method for every operation."""

from .client import AsyncPriora, Priora
from .errors import ErrorCode, PrioraError, TaskFailed
from .transport import File

__all__ = ["AsyncPriora", "ErrorCode", "File", "Priora", "PrioraError", "TaskFailed"]
