"""Data of each event of a stream, a line each, read by httpx-sse. Arguments: address, body; the key in PRIORA_KEY."""

import os
import sys

import httpx
from httpx_sse import connect_sse

address, body = sys.argv[1:]
headers = {"authorization": f"Bearer {os.environ['PRIORA_KEY']}", "content-type": "application/json"}
with (
    httpx.Client(timeout=120) as client,
    connect_sse(client, "POST", address, content=body.encode(), headers=headers) as source,
):
    source.response.raise_for_status()
    for event in source.iter_sse():
        print(event.data)
