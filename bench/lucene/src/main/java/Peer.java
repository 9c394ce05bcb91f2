import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.Tokenizer;
import org.apache.lucene.analysis.core.LetterTokenizer;
import org.apache.lucene.analysis.shingle.ShingleFilter;
import org.apache.lucene.analysis.miscellaneous.PerFieldAnalyzerWrapper;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.FieldType;
import org.apache.lucene.document.LongPoint;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.document.SortedDocValuesField;
import org.apache.lucene.document.SortedNumericDocValuesField;
import org.apache.lucene.document.SortedSetDocValuesField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.DocValues;
import org.apache.lucene.index.IndexOptions;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.NumericDocValues;
import org.apache.lucene.index.SortedDocValues;
import org.apache.lucene.index.SortedSetDocValues;
import org.apache.lucene.index.Term;
import org.apache.lucene.queries.intervals.IntervalQuery;
import org.apache.lucene.queries.intervals.Intervals;
import org.apache.lucene.queries.intervals.IntervalsSource;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.IndexOrDocValuesQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.PhraseQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreMode;
import org.apache.lucene.search.SimpleCollector;
import org.apache.lucene.search.Sort;
import org.apache.lucene.search.SortField;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.search.PrefixQuery;
import org.apache.lucene.search.WildcardQuery;
import org.apache.lucene.store.FSDirectory;
import org.apache.lucene.store.MMapDirectory;
import org.apache.lucene.util.FixedBitSet;

/**
 * Lucene behind a line protocol on stdin and stdout, so that the same driver asks all peers; times are taken here, around the search alone.
 * Commands: `build lines dir shingles`, `open dir cache`, `ask operation expression`, `memory`. One line of answer each.
 */
public final class Peer {
  private static final int PAGE = 10_000;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static IndexSearcher searcher;
  private static boolean shingles;

  public static void main(String[] arguments) throws Exception {
    BufferedReader commands = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line; (line = commands.readLine()) != null; ) {
      String[] words = line.split("\t");
      String answer;
      try {
        answer = switch (words[0]) {
          case "build" -> build(Path.of(words[1]), Path.of(words[2]), words[3].equals("true"));
          case "open" -> open(Path.of(words[1]), words[2].equals("true"), words[3].equals("true"));
          case "ask" -> ask(words[1], words[2]);
          case "memory" -> memory();
          default -> throw new IllegalArgumentException(words[0]);
        };
      } catch (Exception failure) {
        answer = "error\t" + failure;
      }
      System.out.println(answer);
      System.out.flush();
    }
  }

  private static Analyzer words() {
    return new Analyzer() {
      @Override protected TokenStreamComponents createComponents(String field) {
        return new TokenStreamComponents(new LetterTokenizer());
      }
      @Override public int getPositionIncrementGap(String field) {
        return 128;
      }
    };
  }

  private static Analyzer pairs() {
    return new Analyzer() {
      @Override protected TokenStreamComponents createComponents(String field) {
        Tokenizer source = new LetterTokenizer();
        ShingleFilter pairs = new ShingleFilter(source, 2, 2);
        pairs.setOutputUnigrams(false);
        TokenStream result = pairs;
        return new TokenStreamComponents(source, result);
      }
      @Override public int getPositionIncrementGap(String field) {
        return 128;
      }
    };
  }

  private static String build(Path lines, Path dir, boolean withPairs) throws Exception {
    long started = System.nanoTime();
    Analyzer analyzer = new PerFieldAnalyzerWrapper(words(), java.util.Map.of("pairs", pairs()));
    IndexWriterConfig config = new IndexWriterConfig(analyzer).setRAMBufferSizeMB(256).setOpenMode(IndexWriterConfig.OpenMode.CREATE);
    FieldType text = new FieldType(TextField.TYPE_NOT_STORED);
    text.setIndexOptions(IndexOptions.DOCS_AND_FREQS_AND_POSITIONS);
    try (IndexWriter writer = new IndexWriter(FSDirectory.open(dir), config); BufferedReader source = Files.newBufferedReader(lines)) {
      for (String line; (line = source.readLine()) != null; ) {
        String[] parts = line.split("\t");
        Document document = new Document();
        document.add(new Field("T", parts[1], text));
        for (int i = 1; i <= 3; i++) {
          document.add(new Field("TAC", parts[i], text));
          if (withPairs) document.add(new Field("pairs", parts[i], text));
        }
        long date = Long.parseLong(parts[4]);
        document.add(new LongPoint("date", date));
        document.add(new NumericDocValuesField("date", date));
        document.add(new SortedDocValuesField("assignee", new org.apache.lucene.util.BytesRef(parts[6])));
        document.add(new NumericDocValuesField("application", Long.parseLong(parts[7])));
        document.add(new NumericDocValuesField("family", Long.parseLong(parts[8])));
        document.add(new NumericDocValuesField("extended", Long.parseLong(parts[9])));
        Set<String> levels = new LinkedHashSet<>();
        Set<String> subclasses = new LinkedHashSet<>();
        for (String symbol : parts[10].split(" ")) {
          subclasses.add(symbol.substring(0, 4));
          levels.addAll(List.of(symbol.substring(0, 1), symbol.substring(0, 3), symbol.substring(0, 4), symbol.split("/")[0], symbol));
        }
        for (String level : levels) document.add(new StringField("IPC", level, Field.Store.NO));
        for (String subclass : subclasses) document.add(new SortedSetDocValuesField("subclass", new org.apache.lucene.util.BytesRef(subclass)));
        writer.addDocument(document);
      }
      writer.forceMerge(1);
      writer.commit();
    }
    double seconds = (System.nanoTime() - started) / 1e9;
    long bytes = 0;
    try (var files = Files.list(dir)) {
      for (Path file : (Iterable<Path>) files::iterator) bytes += Files.size(file);
    }
    return "built\t" + seconds + "\t" + bytes;
  }

  private static String open(Path dir, boolean cache, boolean withPairs) throws Exception {
    if (searcher != null) searcher.getIndexReader().close();
    searcher = new IndexSearcher(DirectoryReader.open(new MMapDirectory(dir)));
    if (cache) searcher.setQueryCache(IndexSearcher.getDefaultQueryCache());
    else searcher.setQueryCache(null);
    shingles = withPairs;
    return "open\t" + searcher.getIndexReader().numDocs();
  }

  private static String memory() {
    System.gc();
    return "memory\t" + (Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory());
  }

  private static String ask(String operation, String expression) throws Exception {
    Query query = parse(expression);
    long started = System.nanoTime();
    long processor = THREADS.getCurrentThreadCpuTime();
    String found = switch (operation) {
      case "count" -> String.valueOf(searcher.count(query));
      case "families" -> String.valueOf(groups(query, "family"));
      case "applications" -> String.valueOf(groups(query, "application"));
      case "extended" -> String.valueOf(groups(query, "extended"));
      case "top_score" -> String.valueOf(searcher.search(query, 10).scoreDocs.length);
      case "page" -> String.valueOf(Math.max(0, searcher.search(query, PAGE + 10).scoreDocs.length - PAGE));
      case "top_date" -> String.valueOf(
          searcher.search(query, 10, new Sort(new SortField("date", SortField.Type.LONG, true))).scoreDocs.length);
      case "facets" -> facets(query);
      default -> throw new IllegalArgumentException(operation);
    };
    long took = System.nanoTime() - started;
    return "found\t" + took + "\t" + found + "\t" + (THREADS.getCurrentThreadCpuTime() - processor);
  }

  /** Distinct values of a numeric column: one bit each, which is the fastest way there is for dense numbers. */
  private static int groups(Query query, String column) throws Exception {
    FixedBitSet seen = new FixedBitSet(searcher.getIndexReader().maxDoc() + 1);
    searcher.search(query, new SimpleCollector() {
      private NumericDocValues values;
      @Override protected void doSetNextReader(LeafReaderContext context) throws java.io.IOException {
        values = DocValues.getNumeric(context.reader(), column);
      }
      @Override public void collect(int doc) throws java.io.IOException {
        if (values.advanceExact(doc)) seen.set((int) values.longValue());
      }
      @Override public ScoreMode scoreMode() {
        return ScoreMode.COMPLETE_NO_SCORES;
      }
    });
    return seen.cardinality();
  }

  /** Counts three columns in one pass; the index has one segment, so ordinals are global. */
  private static String facets(Query query) throws Exception {
    var leaf = searcher.getIndexReader().leaves().getFirst().reader();
    SortedDocValues assignees = DocValues.getSorted(leaf, "assignee");
    SortedSetDocValues subclasses = DocValues.getSortedSet(leaf, "subclass");
    int[] byAssignee = new int[assignees.getValueCount()];
    int[] bySubclass = new int[(int) subclasses.getValueCount()];
    int[] byYear = new int[10_000];
    NumericDocValues dates = DocValues.getNumeric(leaf, "date");
    searcher.search(query, new SimpleCollector() {
      @Override public void collect(int doc) throws java.io.IOException {
        if (assignees.advanceExact(doc)) byAssignee[assignees.ordValue()]++;
        if (subclasses.advanceExact(doc)) {
          for (int i = subclasses.docValueCount(); i > 0; i--) bySubclass[(int) subclasses.nextOrd()]++;
        }
        if (dates.advanceExact(doc)) byYear[(int) (dates.longValue() / 10_000)]++;
      }
      @Override public ScoreMode scoreMode() {
        return ScoreMode.COMPLETE_NO_SCORES;
      }
    });
    interface Name { String of(int ordinal) throws java.io.IOException; }
    StringBuilder told = new StringBuilder();
    Name[] names = {n -> assignees.lookupOrd(n).utf8ToString(), n -> subclasses.lookupOrd(n).utf8ToString(), String::valueOf};
    int[][] counts = {byAssignee, bySubclass, byYear};
    for (int facet = 0; facet < 3; facet++) {
      if (facet > 0) told.append(" | ");
      int[] of = counts[facet];
      // ordinals are sorted by value: the first of equal counts is the smaller value
      List<Integer> top = new ArrayList<>();
      for (int n = 0; n < of.length; n++) {
        if (of[n] == 0 || (top.size() == 10 && of[n] <= of[top.getLast()])) continue;
        int at = top.size();
        while (at > 0 && of[top.get(at - 1)] < of[n]) at--;
        top.add(at, n);
        if (top.size() > 10) top.removeLast();
      }
      for (int i = 0; i < top.size(); i++) {
        if (i > 0) told.append(' ');
        told.append(names[facet].of(top.get(i))).append('=').append(of[top.get(i)]);
      }
    }
    return told.toString();
  }

  private static Query parse(String expression) {
    ArrayDeque<String> tokens = new ArrayDeque<>(
        Arrays.stream(expression.replace("(", " ( ").replace(")", " ) ").trim().split("\\s+")).toList());
    return query(tokens);
  }

  private static Query query(ArrayDeque<String> tokens) {
    expect(tokens, "(");
    String kind = tokens.pop();
    switch (kind) {
      case "term", "phrase": {
        String field = tokens.pop();
        List<String> words = rest(tokens);
        if (words.size() == 1) return new TermQuery(new Term(field, words.getFirst()));
        PhraseQuery.Builder phrase = new PhraseQuery.Builder();
        if (!shingles) {
          for (int i = 0; i < words.size(); i++) phrase.add(new Term(field, words.get(i)), i);
          return phrase.build();
        }
        if (words.size() == 2) return new TermQuery(new Term("pairs", words.get(0) + " " + words.get(1)));
        for (int i = 0; i + 1 < words.size(); i++) phrase.add(new Term("pairs", words.get(i) + " " + words.get(i + 1)), i);
        return phrase.build();
      }
      case "wildcard": {
        String field = tokens.pop();
        String pattern = rest(tokens).getFirst();
        return pattern.indexOf('*') == pattern.length() - 1
            ? new PrefixQuery(new Term(field, pattern.substring(0, pattern.length() - 1)))
            : new WildcardQuery(new Term(field, pattern));
      }
      case "range": {
        long from = Long.parseLong(tokens.pop());
        long to = Long.parseLong(rest(tokens).getFirst());
        return new IndexOrDocValuesQuery(
            LongPoint.newRangeQuery("date", from, to), SortedNumericDocValuesField.newSlowRangeQuery("date", from, to));
      }
      case "near": {
        int distance = Integer.parseInt(tokens.pop());
        boolean ordered = tokens.pop().equals("true");
        String field = tokens.pop();
        IntervalsSource[] words = rest(tokens).stream().map(Intervals::term).toArray(IntervalsSource[]::new);
        IntervalsSource both = ordered ? Intervals.ordered(words) : Intervals.unordered(words);
        return new IntervalQuery(field, Intervals.maxgaps(distance, both));
      }
      default: {
        BooleanQuery.Builder parts = new BooleanQuery.Builder();
        while (!tokens.peek().equals(")")) {
          boolean not = isNext(tokens, "not");
          Query part;
          if (not) {
            expect(tokens, "(");
            tokens.pop();
            part = query(tokens);
            expect(tokens, ")");
          } else part = query(tokens);
          boolean unscored = !(part instanceof TermQuery term && !term.getTerm().field().equals("IPC"))
              && !(part instanceof PhraseQuery) && !(part instanceof BooleanQuery) && !(part instanceof IntervalQuery);
          parts.add(part, not ? Occur.MUST_NOT : kind.equals("or") ? Occur.SHOULD : unscored ? Occur.FILTER : Occur.MUST);
        }
        tokens.pop();
        return parts.build();
      }
    }
  }

  private static boolean isNext(ArrayDeque<String> tokens, String kind) {
    String open = tokens.pop();
    boolean next = tokens.peek().equals(kind);
    tokens.push(open);
    return next;
  }

  private static List<String> rest(ArrayDeque<String> tokens) {
    List<String> words = new ArrayList<>();
    for (String word; !(word = tokens.pop()).equals(")"); ) words.add(word);
    return words;
  }

  private static void expect(ArrayDeque<String> tokens, String wanted) {
    String found = tokens.pop();
    if (!found.equals(wanted)) throw new IllegalArgumentException(wanted + " expected, not " + found);
  }
}
