"""Data of each event of a stream, a line each, read by sseclient-py. Arguments: address, body; the key in PRIORA_KEY."""

import os
import sys

import requests
import sseclient

address, body = sys.argv[1:]
headers = {"authorization": f"Bearer {os.environ['PRIORA_KEY']}", "content-type": "application/json"}
response = requests.post(address, data=body.encode(), headers=headers, stream=True, timeout=120)
response.raise_for_status()
for event in sseclient.SSEClient(response).events():
    print(event.data)
