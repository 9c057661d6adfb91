// The few web classes that the link codec uses. Core is compiled without the DOM library, so that nothing
// else of a page can slip in; browsers, workers and Node all have these.

interface TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}
declare var TextEncoder: new () => TextEncoder;

interface TextDecoder {
  decode(bytes?: Uint8Array<ArrayBuffer>, options?: { stream?: boolean }): string;
}
declare var TextDecoder: new (label: 'utf-8', options: { fatal: boolean; ignoreBOM: boolean }) => TextDecoder;

interface ReadableStreamDefaultReader<R> {
  read(): Promise<{ done: false; value: R } | { done: true; value: R | undefined }>;
  cancel(reason?: unknown): Promise<void>;
}

interface ReadableStream<R> {
  getReader(): ReadableStreamDefaultReader<R>;
}

interface WritableStreamDefaultWriter<W> {
  write(chunk: W): Promise<void>;
  close(): Promise<void>;
}

interface WritableStream<W> {
  getWriter(): WritableStreamDefaultWriter<W>;
}

interface ByteStream {
  readonly readable: ReadableStream<Uint8Array<ArrayBuffer>>;
  readonly writable: WritableStream<Uint8Array<ArrayBuffer>>;
}
declare var CompressionStream: new (format: 'deflate') => ByteStream;
declare var DecompressionStream: new (format: 'deflate') => ByteStream;

/** Throws when the text is no base64. */
declare function atob(encoded: string): string;
