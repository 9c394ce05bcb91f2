#!/bin/sh
# A novelty search from an idea to its report, call by call. Wants a running service, curl, and node (of this project is enough).
#   PRIORA_KEY=sk-... sh scripts/novelty-demo.sh ["an idea"] [en|cn]
set -eu
url=${PRIORA_URL:-http://127.0.0.1:8080}
key=${PRIORA_KEY:?Set PRIORA_KEY to an API key: npm run -s priora -- keys create --name demo}
idea=${1:-'A battery module comprising a plurality of battery cells; a cold plate arranged below the battery cells; counter-flow channels in the cold plate; and a pump that reverses the flow of coolant when a temperature difference exceeds 5 K.'}
lang=${2:-en}
out=${PRIORA_OUT:-.}
PATH="$(dirname "$0")/../node_modules/node/bin:$PATH"

# json EXPRESSION: reads JSON from standard input as `it` and prints the value of a JavaScript expression
json() {
  EXPRESSION=$1 node -e '
    const it = JSON.parse(require("fs").readFileSync(0, "utf8"));
    if (it.status === false) { console.error(it.error_msg); process.exit(1); }
    const value = new Function("it", "env", `return (${process.env.EXPRESSION})`)(it, process.env);
    console.log(typeof value === "string" ? value : JSON.stringify(value));'
}
call() { # call PATH BODY
  printf '%s' "$2" | curl -sS --fail-with-body "$url/ai/novelty-search$1" \
    -H "Authorization: Bearer $key" -H 'Content-Type: application/json' --data-binary @-
}

echo "1. Submit the idea"
body=$(printf '{}' | IDEA=$idea LANG_=$lang json '({ input: env.IDEA, lang: env.LANG_ })')
task=$(call /submit "$body" | json 'it.data.task_id')
wait="{\"task_id\":\"$task\",\"wait_ms\":50000}"
echo "   task $task"

echo "2. Read the summary and confirm it"
call /tech-solution/get "$wait" | json 'it.data.tech_solution' | sed 's/^/   /'
call /tech-solution/update "{\"task_id\":\"$task\"}" >/dev/null

echo "3. Read the features and confirm them"
features=$(call /feature/extract "$wait")
printf '%s' "$features" | json 'it.data.data.map((f) => `   ${f.feature_num} [${f.feature_weight}] ${f.feature_text}`).join("\n")'
body=$(printf '%s' "$features" | TASK=$task json '({ task_id: env.TASK, tech_features: it.data.data })')
call /feature/confirm "$body" >/dev/null

echo "4. Read the search elements, confirm them, search"
elements=$(call /retrieval/elements "$wait")
printf '%s' "$elements" | json 'it.data.elements.list.map((e) => "   " + e.express.map((x) => [x.word.key, ...x.extend.map((k) => k.key)].join(" | ")).join("; ")).join("\n")'
body=$(printf '%s' "$elements" | TASK=$task json '({ task_id: env.TASK, elements: it.data.elements })')
call /agent-search "$body" >/dev/null

echo "5. Read what was found"
result=$(call /agent-result "$wait")
printf '%s' "$result" | json 'Object.entries(it.data.feature_analysis_result.block_query).map(([line, q]) => `   ${line} ${q.count}  ${q.query.slice(0, 110)}`).join("\n")'
printf '%s' "$result" | json 'it.data.final_result.slice(0, 5).map((d) => `   ${d.comparative_literature_type} ${d.public_score} ${d.document}  ${d.title}`).join("\n")'

echo "6. Confirm the comparison and make the report"
body=$(printf '%s' "$result" | TASK=$task json '({ task_id: env.TASK, final_result: it.data.final_result })')
call /feature/comparison/confirm "$body" >/dev/null
body=$(printf '{}' | TASK=$task IDEA=$idea json '({ task_id: env.TASK, title: `Novelty search: ${env.IDEA.split(/[;,；，]/)[0].slice(0, 80)}` })')
call /export "$body" >/dev/null
report=$(call /report/get "$wait")
for format in html docx pdf; do
  link=$(printf '%s' "$report" | FORMAT=$format json 'it.data.files.find((f) => f.format === env.FORMAT).url')
  curl -sS --fail -o "$out/novelty-report.$format" "$link"
  echo "   $out/novelty-report.$format"
done
