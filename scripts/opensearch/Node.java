import static org.codelibs.opensearch.runner.OpenSearchRunner.newConfigs;

import org.codelibs.opensearch.runner.OpenSearchRunner;

/**
 * One node of OpenSearch for tests, on the loopback address: folder, HTTP port, transport port. It ends with its
 * standard input.
 */
public class Node {
    public static void main(String[] args) throws Exception {
        var runner = new OpenSearchRunner();
        runner.onBuild((number, settings) -> {
            settings.put("http.port", args[1]);
            settings.put("transport.port", args[2]);
            settings.put("http.host", "127.0.0.1");
            settings.put("transport.host", "127.0.0.1");
            settings.putList("cluster.initial_cluster_manager_nodes", "Node 1");
            settings.putList("discovery.seed_hosts", "127.0.0.1:" + args[2]);
        });
        runner.build(newConfigs().basePath(args[0]).numOfNode(1).clusterName("priora").useLogger());
        while (System.in.read() >= 0) {
            // until whoever started it is gone
        }
        runner.close();
        System.exit(0);
    }
}
