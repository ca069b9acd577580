import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import de.bwaldvogel.mongo.MongoBackend;
import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.h2.H2Backend;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.wire.message.MongoMessage;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * A server that speaks MongoDB's protocol, for tests. It prints its address, and ends when its standard input does.
 * With a port and a file as arguments it listens there, and keeps its data there. Told `f` it refuses all writes, as a
 * server whose disk is full, told `s` it answers each 150 ms after it is done, until it is told `e`.
 */
public class Main {
  private static volatile boolean diskIsFull = false;
  private static volatile boolean isSlow = false;
  private static final Set<String> WRITES = Set.of("insert", "update", "delete", "findAndModify", "findandmodify");

  public static void main(String[] args) throws Exception {
    MongoBackend backend = args.length < 2 ? new MemoryBackend() : new H2Backend(args[1]);
    backend.version(new MongoVersion() {
      public List<Integer> getVersionArray() { return List.of(6, 0, 0); }
      public int getWireVersion() { return 17; }
    });
    MongoServer server = new MongoServer(comparingBytes(backend));
    server.bind("127.0.0.1", args.length < 1 ? 0 : Integer.parseInt(args[0]));
    System.out.println("mongodb://127.0.0.1:" + server.getLocalAddress().getPort());
    for (int told; (told = System.in.read()) != -1; ) {
      diskIsFull = told == 'f';
      isSlow = told == 's';
    }
    server.shutdownNow();
    backend.close();
  }

  /**
   * MongoDB orders text by its bytes in UTF-8, this server by Java's 16-bit characters. So inside of it each byte is
   * one character. And it changes documents in place while it still writes them out as the answer of another command: so
   * one command is done at a time, and its answer is a copy.
   */
  private static MongoBackend comparingBytes(MongoBackend backend) {
    return (MongoBackend) Proxy.newProxyInstance(Main.class.getClassLoader(), new Class<?>[] {MongoBackend.class}, (proxy, method, args) -> {
      try {
        if (!method.getName().equals("handleMessage")) return method.invoke(backend, args);
        MongoMessage message = (MongoMessage) args[0];
        boolean isWrite = WRITES.contains(message.getDocument().keySet().iterator().next());
        if (isWrite && diskIsFull)
          return new Document("ok", 0.0).append("errmsg", "No space left on device").append("code", 14031).append("codeName", "OutOfDiskSpace");
        Document inside = (Document) mapped(message.getDocument(), text -> new String(text.getBytes(UTF_8), ISO_8859_1));
        Document answer;
        synchronized (backend) {
          Document own = backend.handleMessage(new MongoMessage(message.getChannel(), message.getHeader(), inside));
          answer = (Document) mapped(own, text -> new String(text.getBytes(ISO_8859_1), UTF_8));
        }
        if (isWrite && isSlow) Thread.sleep(150);
        return answer;
      } catch (InvocationTargetException error) {
        throw error.getCause();
      }
    });
  }

  private static Object mapped(Object value, UnaryOperator<String> change) {
    if (value instanceof String) return change.apply((String) value);
    if (value instanceof Collection) return ((Collection<?>) value).stream().map(one -> mapped(one, change)).collect(Collectors.toList());
    if (!(value instanceof Document)) return value;
    Document copy = new Document();
    for (Map.Entry<String, Object> entry : ((Document) value).entrySet()) copy.put(entry.getKey(), mapped(entry.getValue(), change));
    return copy;
  }
}
