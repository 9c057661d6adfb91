/** So long the worker works at one piece, in milliseconds, before it looks for a question. */
const A_BREATH = 8;

/** Waits now and then, so that questions are answered while something long goes on; answers whether it did. */
export function breather(): () => Promise<boolean> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < A_BREATH) return false;
    await afterMessages();
    since = performance.now();
    return true;
  };
}

/** Waits until the messages that have come are handled. Timers would wait for some milliseconds more. */
export function afterMessages(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
