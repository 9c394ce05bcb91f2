import type { Group } from '#operation.ts';
import b001 from './b001-compound.ts';
import b002 from './b002-patents.ts';
import b0034Status from './b003-4-0-status.ts';
import b0034Result from './b003-4-1-result.ts';
import b003 from './b003-job.ts';
import b004 from './b004-job.ts';
import b005 from './b005-patent.ts';
import b014 from './b014-detail.ts';
import b015 from './b015-physicochemical-props.ts';
import b016 from './b016-info.ts';
import b042 from './b042-search.ts';
import b062 from './b062-single.ts';
import b063 from './b063-multi.ts';
import b0671 from './b067-1-submit.ts';
import b0672 from './b067-2-task.ts';
import b0681 from './b068-1-pcc-molecule-task.ts';
import b0681Document from './b068-1-submitpdf.ts';
import b0682Document from './b068-2-getextractmaterial.ts';
import b0682 from './b068-2-pcc-molecule-result.ts';
import b071 from './b071-get-single-data.ts';
import b0721 from './b072-1-submit-task.ts';
import b0722 from './b072-2-get-task-result.ts';
import b073 from './b073-search.ts';
import b075 from './b075-route.ts';
import b076 from './b076-ocsr.ts';

export default {
  tag: 'Chemical and Bio Data',
  description:
    'Compounds by structure and name, sequences by likeness and motif, what documents hold them, and what is known of them.',
  operations: [
    b001,
    b002,
    b003,
    b0034Status,
    b0034Result,
    b004,
    b005,
    b014,
    b015,
    b016,
    b042,
    b062,
    b063,
    b0671,
    b0672,
    b0681,
    b0682,
    b0681Document,
    b0682Document,
    b071,
    b0721,
    b0722,
    b073,
    b075,
    b076,
  ],
} satisfies Group;
