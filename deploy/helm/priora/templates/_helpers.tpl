{{- define "priora.name" -}}
{{- if contains .Chart.Name .Release.Name }}{{ .Release.Name | trunc 52 | trimSuffix "-" }}
{{- else }}{{ printf "%s-%s" .Release.Name .Chart.Name | trunc 52 | trimSuffix "-" }}{{ end }}
{{- end }}

{{- define "priora.chosen" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "priora.labels" -}}
{{ include "priora.chosen" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end }}

{{- define "priora.secret" -}}
{{- if .Values.secrets.existing }}{{ .Values.secrets.existing }}
{{- else if .Values.secrets.values }}{{ include "priora.name" . }}{{ end }}
{{- end }}

{{- /* A value as a setting has it: Helm reads whole numbers as floating ones, and writes a million as 1e+06. */}}
{{- define "priora.text" -}}
{{- if and (kindIs "float64" .) (eq (floor .) .) }}{{ int64 . }}{{ else }}{{ . }}{{ end }}
{{- end }}

{{- /* What would start and then not serve, told before anything is changed. */}}
{{- define "priora.checked" -}}
{{- if and .Values.secrets.existing .Values.secrets.values }}
{{- fail "secrets: name one that exists, or give values, not both" }}
{{- end }}
{{- if and (gt (int .Values.replicas) 1) (not (include "priora.secret" .)) }}
{{- fail "replicas: several services share a database: put PRIORA_DATABASE_URL into secrets (and a bucket for their files), or run one" }}
{{- end }}
{{- if and .Values.secrets.values (gt (int .Values.replicas) 1) (not .Values.secrets.values.PRIORA_DATABASE_URL) }}
{{- fail "replicas: several services share a database: put PRIORA_DATABASE_URL into secrets.values, or run one" }}
{{- end }}
{{- if and .Values.offline (gt (int .Values.replicas) 1) }}
{{- fail "offline: several services share a database, which is not in the pod: set offline to false" }}
{{- end }}
{{- if and .Values.ingress.enabled (not .Values.publicUrl) }}
{{- fail "ingress: say under which address callers come: publicUrl, such as https://priora.example.org" }}
{{- end }}
{{- range $name, $_ := .Values.settings }}
{{- if regexMatch "^(PRIORA_DATA_DIR|PRIORA_PUBLIC_URL|PRIORA_TRUST_PROXY|PRIORA_OFFLINE|HOST|PORT)$" $name }}
{{- fail (printf "settings: %s is the chart's own" $name) }}
{{- end }}
{{- if regexMatch "(_KEY|_SECRET|PASSWORD|DATABASE_URL|SEARCH_URL|MAIL_URL)$" $name }}
{{- fail (printf "settings: %s is a secret: put it into secrets" $name) }}
{{- end }}
{{- end }}
{{- end }}
