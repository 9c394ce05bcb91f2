"""PRIORA_URL and PRIORA_KEY say where and with which key."""

from priora import Priora, PrioraError

priora = Priora()
query = "TACD: (thermal $W5 runaway) AND IPC: H01M*"

count = priora.p001_patent_query_search_count({"query_text": query, "collapse_type": "DOCDB"})
print(count["total_search_result_count"], "families")

# page after page, as far as the loop goes
rows = priora.rows_by_offset(
    lambda offset: priora.p002_patent_query_search(
        {"query_text": query, "collapse_type": "DOCDB", "limit": 5, "offset": offset}
    ).get("results")
)
for row in rows:
    print(row["pn"], row["title"])

try:
    priora.p001_patent_query_search_count({"query_text": "TADC: battery"})
except PrioraError as error:
    print(f"{error.code}: {error}")
