import { describeRecordStore, RECORD_COLLECTIONS } from '#testing/conformance/records.ts';
import { openSqliteStore } from './store.ts';

describeRecordStore('SQLite', (folder) => openSqliteStore(folder, RECORD_COLLECTIONS));
