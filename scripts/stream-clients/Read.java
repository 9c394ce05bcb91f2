import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** Data of each event of a stream, a line each, by the lines of java.net.http. Arguments: address, body; the key in PRIORA_KEY. */
public class Read {
    public static void main(String[] given) throws Exception {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        HttpRequest request = HttpRequest.newBuilder(URI.create(given[0]))
                .header("Authorization", "Bearer " + System.getenv("PRIORA_KEY"))
                .header("Content-Type", "application/json")
                .header("Accept", "text/event-stream")
                .POST(HttpRequest.BodyPublishers.ofString(given[1]))
                .build();
        HttpResponse<java.util.stream.Stream<String>> response =
                HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofLines());
        if (response.statusCode() != 200) throw new IllegalStateException("status " + response.statusCode());
        StringBuilder data = new StringBuilder();
        response.body().forEach(line -> {
            if (line.startsWith("data:")) {
                if (data.length() > 0) data.append('\n');
                data.append(line.startsWith("data: ") ? line.substring(6) : line.substring(5));
            } else if (line.isEmpty() && data.length() > 0) {
                out.println(data);
                data.setLength(0);
            }
        });
    }
}
