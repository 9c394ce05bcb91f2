import static org.codelibs.opensearch.runner.OpenSearchRunner.newConfigs;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.codelibs.opensearch.runner.OpenSearchRunner;

/**
 * One node of OpenSearch for tests, on the loopback address: folder, HTTP port, which of the nodes it is from 0, and the
 * transport ports of all nodes of its cluster. It ends with its standard input.
 */
public class Node {
    public static void main(String[] args) throws Exception {
        var own = Integer.parseInt(args[2]);
        var transports = Arrays.copyOfRange(args, 3, args.length);
        var names = IntStream.range(0, transports.length).mapToObj(n -> "Node " + (n + 1)).toArray(String[]::new);
        var runner = new OpenSearchRunner();
        runner.onBuild((number, settings) -> {
            settings.put("http.port", args[1]);
            settings.put("node.name", names[own]);
            settings.put("transport.port", transports[own]);
            settings.put("http.host", "127.0.0.1");
            settings.put("transport.host", "127.0.0.1");
            settings.putList("cluster.initial_cluster_manager_nodes", names);
            settings.putList("discovery.seed_hosts",
                Arrays.stream(transports).map(port -> "127.0.0.1:" + port).toArray(String[]::new));
        });
        runner.build(newConfigs().basePath(args[0]).numOfNode(1).clusterName("priora").useLogger());
        while (System.in.read() >= 0) {
            // until whoever started it is gone
        }
        runner.close();
        System.exit(0);
    }
}
