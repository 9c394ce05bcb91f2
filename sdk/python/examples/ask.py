"""A question, its answer as it is written, and what it stands on."""

import sys

from priora import Priora

question = sys.argv[1] if len(sys.argv) > 1 else "How is thermal runaway propagation between battery cells prevented?"
for frame in Priora().stream_ai50_chat_pat_gpt_stream({"query": question}):
    print(frame.get("output", {}).get("content", ""), end="", flush=True)
    for reference in frame.get("references", []):
        print("\n" + reference.get("type", ""), reference.get("value", ""))
