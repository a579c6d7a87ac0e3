import S3rver from 's3rver';

/** An S3-compatible storage as a process of its own, which may be killed: `node storage-server.mjs PORT FOLDER`. */
const [port, directory] = process.argv.slice(2);
await new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  directory,
  silent: true,
  configureBuckets: [{ name: 'forja' }],
}).run();
console.log('ready');
