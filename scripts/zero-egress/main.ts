import { canIsolate, runInside, zeroEgress } from './run.ts';

/**
 * `npm run zero-egress`: the service offline, in a network namespace with nothing but loopback, answers every operation
 * and runs every flow on the demo corpus. `-- p001 ai35`: operations whose ids begin so.
 */
const [first, ...rest] = process.argv.slice(2);
if (first === '--inside') {
  process.stdout.write(JSON.stringify(await runInside(rest)));
} else if (!canIsolate()) {
  console.log('Not run: this user may not make a network namespace here (unshare -rn).');
  process.exitCode = 77;
} else {
  const { interfaces, outside, answered, failed, egress, sockets } = zeroEgress(
    first === undefined ? [] : [first, ...rest],
  );
  console.log(`network interfaces                  ${interfaces.join(', ')}`);
  console.log(`a connection to another machine     ${outside}`);
  console.log(`operations that answered            ${answered.length}`);
  for (const [id, how] of Object.entries(failed)) console.log(`failed: ${id}: ${how}`);
  console.log(`offline                             ${egress.offline && egress.guarded}`);
  console.log(`outgoing connections, tried or made ${egress.connections.length}`);
  for (const connection of egress.connections) console.log(JSON.stringify(connection));
  console.log(`sockets to other machines           ${sockets.length}`);
  const clean = egress.connections.length === 0 && sockets.length === 0 && egress.offline && egress.guarded;
  if (!clean || Object.keys(failed).length > 0) process.exitCode = 1;
}
