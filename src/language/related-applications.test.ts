import { expect, it } from 'vitest';
import { tiesApplications } from './related-applications.ts';

it.each([
  'This application claims the benefit of U.S. Provisional Application No. 60/316,445, filed Aug. 31, 2001.',
  'The present application claims priority to and the benefit of U.S. Provisional Application Ser. No. 60 567 164 filed on Apr. 30 2004.',
  'Under 35 U.S.C 121 this application claims the benefit of prior co pending U.S. patent application Ser. No. 09 553 613.',
  'This application is a continuation-in-part of application Ser. No. 08/696,572, filed Aug. 16, 1996.',
  'This is a divisional application of Ser. No. 10 207 711 filed on Jul. 26 2002.',
  'PCT US2005 0035715 filed Oct. 3 2005 which claims priority under 35 USC 119 e to U.S. Application No. 60 615 712.',
  'Priority is claimed to the filing date of 08 795 680.',
  'Priority to Japanese Patent Application No. 2004-231433 is hereby claimed.',
  'The present application is related to application serial no. 07/290,217, the disclosure of which is incorporated herein by reference.',
  'This patent application is based on Japanese Priority Patent Applications No. 2004 027232.',
  'CROSS-REFERENCE TO RELATED APPLICATIONS',
  '本申请要求于2019年5月7日提交的、申请号为201910376543.2的中国专利申请的优先权，其全部内容通过引用结合在本申请中。',
  '本申请是申请号为200510099123.9、申请日为2005年8月31日的申请的分案申请。',
  '本申请为PCT/CN2018/101234的国家阶段申请。',
])('ties applications: %s', (text) => expect(tiesApplications(text)).toBe(true));

it.each([
  'The benefit of the invention is that patients are imaged faster.',
  'The scheduler gives packets of voice applications priority over others.',
  'As described in copending application Ser. No. 08/680,559, the stand carries the arm.',
  'The conversion of the pattern to an image is described in the prior art patents.',
  'The division of the image into blocks is an application of the filter.',
  'A cross reference to related context is kept.',
  '该装置降低了能耗，具有成本低的优点。',
  '高优先级的任务先执行。',
  '本申请提供一种电池模组。',
  '',
])('says something else: %s', (text) => expect(tiesApplications(text)).toBe(false));
