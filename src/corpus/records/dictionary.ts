/**
 * The text that the compressor knows beforehand: the shape of a bibliographic record, so that small records shrink as
 * well as large ones (a record of 1.8 KB: 12 times instead of 3). It belongs to the stored format: never change it, add
 * a codec with a new one instead.
 */
export const DICTIONARY_1 = Buffer.from(
  [
    '"svg":"<svg xmlns=\\"http://www.w3.org/2000/svg\\" viewBox=\\"0 0 ","caption":"","width_px":,"height_px":,"abstract_figure":true,"details":{"from":"","to":"","reel_frame":"',
    '{"number":1,"text":"1. A method of claim 1, wherein the ","independent":false,"parents":[1]},{"id":"p1","number":"0001","section":"background","heading":true,"text":"',
    '"section":"embodiments","text":"The present invention relates to ","section":"field","section":"summary","section":"drawings","section":"other","text":"FIG. 1 is a ',
    '"titles":[{"lang":"en","origin":"original","text":"Method and apparatus for ","lang":"zh","origin":"machine","text":"一种","lang":"de","origin":"office","text":"Verfahren zur ","lang":"fr","origin":"original","text":"Procédé de ',
    '"abstracts":[{"lang":"en","origin":"original","text":"A method and system are disclosed. The ","claims":null,"descriptions":null,',
    '"legal_status":{"simple":1,"detailed":[3],"date":20240101},"expiry_date":20370101,"page_count":12,"demo":true,',
    '"legal_events":[{"date":20200101,"code":"PG25","type":61,"text":"LAPSED IN A CONTRACTING STATE","country":"EP"}],"figures":[{"id":"fig1","label":"FIG. 1","file":"',
    '"cites_literature":[{"text":"","doi":"10.","categories":["A"],"phase":"international_search"},"phase":"search_report","phase":"opposition","phase":"third_party","phase":"other"',
    '"cites":[{"publication_number":"US20150123456A1","phase":"applicant"},{"publication_number":"US7123456B2","categories":["X","Y","A"],"phase":"examiner","date":20100101},{"publication_number":"EP1234567A1","phase":"examiner"},{"publication_number":"WO2011069153A1","phase":"applicant"},{"publication_number":"JP2005123456A","phase":"applicant"},{"publication_number":"CN101263125A","phase":"applicant"},',
    '"ipc":["H01M10/0525","G06F17/30"],"cpc":["A61B8/00","H04L29/06"],"locarno":[],"us_classes":["600/437"],"fi":[],"f_terms":[],',
    '"stated_simple_family":"54321098","stated_family_members":["US","EP"],"agents":[],"agencies":[{"name":""}],"examiners":[{"name":"","role":"primary"},{"name":"","role":"assistant"}],',
    '"applicants":[{"name":" CO., LTD.","standard_name":" CORP","type":"company","address":"","country":"US","province":"CA","city":"San Jose"}],"assignees":[{"name":" Inc.","standard_name":" INC","type":"company","country":"JP","city":"Tokyo"}],"current_assignees":[],"inventors":[{"name":"","lang":"en","type":"person","country":"DE","city":"München"},{"name":"","country":"CN","city":"Beijing"},',
    '"pct_application":{"number":"PCT/US2015/012345","date":20150101,"entry_date":20170101},"pct_publication":{"number":"WO2015012345A1","date":20150101},"related_documents":[{"relation":"continuation","country":"US","number":"US14/706838","date":20150101},{"relation":"division","relation":"provisional","relation":"continuation_in_part","relation":"reissue",',
    '"provenance":[{"source":"","file":"","fields":["publication_number","authority","doc_number","kind_code","patent_type","publication_date","grant_date","application_number","filing_date","priorities","pct_application","pct_publication","related_documents","stated_simple_family","stated_family_members","titles","abstracts","claims","descriptions","applicants","assignees","current_assignees","inventors","agents","agencies","examiners","ipc","cpc","locarno","us_classes","fi","f_terms","cites","cites_literature","legal_events","legal_status","expiry_date","figures","page_count","demo"]}]}',
    '{"publication_number":"US11205304B2","authority":"US","doc_number":"11205304","kind_code":"B2","patent_type":"B","publication_date":20211221,"grant_date":20211221,"application_number":"US14/706838","filing_date":20180101,"priorities":[{"country":"US","number":"US62/012273","date":20170101}],"related_documents":[],"stated_family_members":[],"titles":[{"lang":"en","origin":"original","text":"',
  ].join('\n'),
);
