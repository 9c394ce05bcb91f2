"""What can go wrong with a call."""

from __future__ import annotations

from typing import Any, Literal, Mapping, Optional

ErrorCode = Literal[
    "invalid_request",
    "invalid_query",
    "missing_parameter",
    "wrong_task_state",
    "idempotency_key_reused",
    "idempotency_key_in_use",
    "model_required",
    "search_failed",
    "search_timeout",
    "not_found",
    "method_not_allowed",
    "body_too_large",
    "file_refused",
    "missing_api_key",
    "invalid_api_key",
    "expired_api_key",
    "invalid_client",
    "unsupported_grant",
    "not_signed_in",
    "sign_in_refused",
    "forbidden",
    "rate_limited",
    "timeout",
    "busy",
    "storage_full",
    "wrong_host",
    "internal",
    "unreachable",
    "cut",
]
"""Why a call failed, as the service names it; `unreachable` and `cut` are the client's own words for a connection that failed or broke."""


class PrioraError(Exception):
    """A call that failed: the message says what went wrong and what to do."""

    def __init__(
        self,
        message: str,
        *,
        status: int,
        code: Optional[ErrorCode] = None,
        details: Optional[Mapping[str, Any]] = None,
        correlation: Optional[str] = None,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.status = status
        """Of HTTP; 0 if nothing answered, 200 for a failure inside a stream."""
        self.code = code
        """None where something else than the service answered."""
        self.details: Mapping[str, Any] = details or {}
        """Field, position and the like, each only where it applies."""
        self.correlation = correlation
        """The id under which the service's log has the call."""


class TaskFailed(PrioraError):
    """Work that has failed: the call that read it was answered."""

    def __init__(self, answer: Mapping[str, Any]) -> None:
        told = (answer.get(name) for name in ("message", "error_msg", "fail_reason"))
        super().__init__(next((str(text) for text in told if text), "The task has failed."), status=200)
        self.answer = answer
        """What was read of it last."""
