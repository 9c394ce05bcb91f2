"""An idea, taken through a novelty search to its report, by an async client; what is proposed is confirmed as it is."""

import asyncio
import sys

from priora import AsyncPriora

IDEA = sys.argv[1] if len(sys.argv) > 1 else (
    "A battery pack has a fire-resistant barrier between neighbouring cells. "
    "The barrier has a layer of aerogel and a layer that swells with heat."
)


async def main() -> None:
    priora = AsyncPriora()
    task_id = (await priora.ai35_1_novelty_search_submit({"input": IDEA, "lang": "en"}))["task_id"]
    await priora.wait_for(lambda: priora.ai35_2_tech_solution_get({"task_id": task_id, "wait_ms": 20_000}))
    await priora.ai35_3_tech_solution_update({"task_id": task_id})
    features = await priora.wait_for(lambda: priora.ai35_4_feature_extract({"task_id": task_id, "wait_ms": 20_000}))
    for feature in features.get("data", []):
        print(feature.get("feature_num"), feature.get("feature_text"))
    await priora.ai35_5_feature_confirm({"task_id": task_id})
    found = await priora.wait_for(lambda: priora.ai35_6_retrieval_elements({"task_id": task_id, "wait_ms": 20_000}))
    await priora.ai35_7_novelty_search_agent_search({"task_id": task_id, "elements": found["elements"]})
    await priora.wait_for(lambda: priora.ai35_8_novelty_search_agent_result({"task_id": task_id, "wait_ms": 20_000}))
    await priora.ai35_9_comparison_confirm({"task_id": task_id})
    await priora.ai35_10_novelty_search_export({"task_id": task_id, "title": "Barrier between cells"})
    report = await priora.wait_for(lambda: priora.ai35_11_report_get({"task_id": task_id, "wait_ms": 20_000}))
    print(report.get("report_url"))


asyncio.run(main())
