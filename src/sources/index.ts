import airr from './airr/source.ts';
import sabdab from './antibodies/sabdab.ts';
import theraSabdab from './antibodies/thera-sabdab.ts';
import arxiv from './arxiv/source.ts';
import babelon from './babelon/source.ts';
import bindingdb from './bindingdb/source.ts';
import cdxml from './cdxml/source.ts';
import cpcScheme from './class-schemes/cpc.ts';
import cpcTitles from './class-schemes/cpc-titles.ts';
import ipcScheme from './class-schemes/ipc.ts';
import ipcTitles from './class-schemes/ipc-titles.ts';
import uspcTitles from './class-schemes/uspc.ts';
import clinicaltrialsGov from './clinicaltrials-gov/source.ts';
import cnPublications from './cn-publications/source.ts';
import cnpj from './cnpj/source.ts';
import companiesHouse from './companies-house/source.ts';
import companyDecisions from './company-decisions/source.ts';
import companyTable from './company-table/source.ts';
import crossref from './crossref/source.ts';
import csl from './csl/source.ts';
import ctrdata from './ctrdata/source.ts';
import cuad from './cuad/source.ts';
import datacite from './datacite/source.ts';
import ipAustraliaDecisions from './decisions/ip-australia.ts';
import upcDecisions from './decisions/upc.ts';
import { euipoDesignSearch, euipoDesigns } from './designs/euipo.ts';
import kiprisDesigns from './designs/kipris.ts';
import diseaseOntologyTables from './disease-ontology-tables/source.ts';
import doaj from './doaj/source.ts';
import dpmaRegister from './dpma-register/source.ts';
import drugbankVocabulary from './drugbank-vocabulary/source.ts';
import drugcentral from './drugcentral/source.ts';
import drugsAtFda from './drugs-at-fda/source.ts';
import elfCodes from './elf-codes/source.ts';
import emaEpar from './ema-epar/source.ts';
import epoDocdb from './epo-docdb/source.ts';
import epoFtm from './epo-ftm/source.ts';
import epoFulltext from './epo-fulltext/source.ts';
import epoOps from './epo-ops/source.ts';
import etsiIsld from './etsi-isld/source.ts';
import euCtr from './eu-ctr/source.ts';
import familyTable from './family-table/source.ts';
import fasta from './fasta/source.ts';
import genbank from './genbank/source.ts';
import gleif from './gleif/source.ts';
import goAnnotation from './go-annotation/source.ts';
import googlePatents from './google-patents/source.ts';
import hgnc from './hgnc/source.ts';
import inpiBrSoftware from './inpi-br/software.ts';
import inpiBr from './inpi-br/source.ts';
import inseeSirene from './insee-sirene/source.ts';
import jats from './jats/source.ts';
import jpoDocuments from './jpo-api/documents.ts';
import jpoApi from './jpo-api/source.ts';
import kipris from './kipris/source.ts';
import lensCsv from './lens-csv/source.ts';
import medlineText from './medline-text/source.ts';
import mesh from './mesh/source.ts';
import mpea from './mpea/source.ts';
import ncbiGene from './ncbi-gene/source.ts';
import ndc from './ndc/source.ts';
import niceTerms from './nice-terms/source.ts';
import nplCitations from './npl-citations/source.ts';
import diseaseOntology from './obo/source.ts';
import inpadocCodes from './office-codes/inpadoc.ts';
import usptoDocumentCodes from './office-codes/uspto-documents.ts';
import officePages from './office-pages/source.ts';
import openalex from './openalex/source.ts';
import orangeBook from './orange-book/source.ts';
import orcid from './orcid/source.ts';
import patentscope from './patentscope/source.ts';
import patentsview from './patentsview/source.ts';
import pubmed from './pubmed/source.ts';
import pubtator from './pubtator/source.ts';
import purpleBook from './purple-book/source.ts';
import reactionList from './reactions/list.ts';
import ord from './reactions/ord.ts';
import rdf from './reactions/rdf.ts';
import reactionTables from './reactions/tables.ts';
import records from './records/source.ts';
import refractiveIndex from './refractive-index/source.ts';
import rfc from './rfc/source.ts';
import ror from './ror/source.ts';
import rxnorm from './rxnorm/source.ts';
import secEdgar from './sec-edgar/source.ts';
import type { Source } from './source.ts';
import spl from './spl/source.ts';
import st25 from './st25/source.ts';
import st26 from './st26/source.ts';
import standards from './standards/source.ts';
import sdf from './structures/sdf.ts';
import smiles from './structures/smiles.ts';
import compoundTables from './structures/tables.ts';
import surechemblBiblio from './surechembl/biblio.ts';
import chemblPatents from './surechembl/chembl-patents.ts';
import surechembl from './surechembl/chemicals.ts';
import tbx from './tbx/source.ts';
import thuocl from './thuocl/source.ts';
import tipo from './tipo/source.ts';
import tmx from './tmx/source.ts';
import jpoTrademarkDocuments from './trademarks/jpo-documents.ts';
import kiprisTrademarks from './trademarks/kipris.ts';
import {
  euipoTrademarks,
  jpoTrademarks,
  tipoTrademarks,
  usptoTrademarkAssignments,
} from './trademarks/offices-json.ts';
import trademarkPictures from './trademarks/pictures.ts';
import trademarkSt66 from './trademarks/st66.ts';
import trademarkSt96 from './trademarks/st96.ts';
import usptoTsdr from './trademarks/tsdr.ts';
import usptoTrademarks from './trademarks/uspto-daily.ts';
import translationPairs from './translation-pairs/source.ts';
import uniprot from './uniprot/source.ts';
import usptoApplications from './uspto-applications/source.ts';
import usptoAssignments from './uspto-assignment/bulk.ts';
import usptoAssignmentCenter from './uspto-assignment/center.ts';
import usptoAssignment from './uspto-assignment/source.ts';
import usptoDescriptions from './uspto-descriptions/source.ts';
import usptoOdp from './uspto-file-wrapper/odp.ts';
import usptoPeds from './uspto-file-wrapper/peds.ts';
import usptoGrants from './uspto-grants/source.ts';
import usptoLegacy from './uspto-legacy/source.ts';
import usptoPpubs from './uspto-ppubs/source.ts';
import globalDossier from './uspto-proceedings/global-dossier.ts';
import officeActions from './uspto-proceedings/office-actions.ts';
import ptab from './uspto-proceedings/ptab.ts';
import wikidata from './wikidata/source.ts';

/** Every importer, in the order in which `auto` asks them whether a file is theirs: the most particular first. */
export const sources: readonly Source[] = [
  usptoGrants,
  usptoApplications,
  usptoLegacy,
  usptoPpubs,
  epoOps,
  epoDocdb,
  epoFulltext,
  epoFtm,
  kiprisDesigns,
  kipris,
  inpiBr,
  inpiBrSoftware,
  cnPublications,
  googlePatents,
  lensCsv,
  patentscope,
  patentsview,
  familyTable,
  tipo,
  usptoAssignments,
  usptoAssignment,
  usptoAssignmentCenter,
  usptoPeds,
  ptab,
  officeActions,
  globalDossier,
  upcDecisions,
  ipAustraliaDecisions,
  etsiIsld,
  nplCitations,
  niceTerms,
  inpadocCodes,
  usptoDocumentCodes,
  jpoTrademarks,
  jpoTrademarkDocuments,
  jpoApi,
  jpoDocuments,
  dpmaRegister,
  euipoDesigns,
  euipoDesignSearch,
  trademarkSt66,
  trademarkSt96,
  usptoTrademarks,
  kiprisTrademarks,
  usptoTsdr,
  euipoTrademarks,
  tipoTrademarks,
  usptoTrademarkAssignments,
  trademarkPictures,
  usptoOdp,
  usptoDescriptions,
  ipcScheme,
  cpcScheme,
  ipcTitles,
  cpcTitles,
  uspcTitles,
  records,
  gleif,
  elfCodes,
  secEdgar,
  ror,
  companiesHouse,
  inseeSirene,
  cnpj,
  companyDecisions,
  companyTable,
  ctrdata,
  clinicaltrialsGov,
  euCtr,
  pubmed,
  medlineText,
  pubtator,
  jats,
  rfc,
  standards,
  orcid,
  crossref,
  openalex,
  datacite,
  arxiv,
  csl,
  doaj,
  diseaseOntology,
  hgnc,
  drugbankVocabulary,
  drugsAtFda,
  orangeBook,
  purpleBook,
  emaEpar,
  ndc,
  diseaseOntologyTables,
  mesh,
  drugcentral,
  bindingdb,
  theraSabdab,
  sabdab,
  ncbiGene,
  uniprot,
  st26,
  st25,
  genbank,
  fasta,
  airr,
  goAnnotation,
  rxnorm,
  spl,
  cuad,
  thuocl,
  wikidata,
  babelon,
  translationPairs,
  tmx,
  tbx,
  mpea,
  refractiveIndex,
  sdf,
  cdxml,
  rdf,
  ord,
  reactionList,
  smiles,
  surechembl,
  surechemblBiblio,
  chemblPatents,
  reactionTables,
  compoundTables,
  officePages,
];

export const sourceByName = (name: string): Source | undefined => sources.find((source) => source.name === name);
