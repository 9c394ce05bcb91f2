import { Absent, type Peer, type Workplace } from './peer.ts';

export async function postgresPeer(_place: Workplace): Promise<Peer> {
  throw new Absent('to come');
}
