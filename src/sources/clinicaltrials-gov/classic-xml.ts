import type { XmlElement } from '../xml.ts';
import type { Json } from './study.ts';

const texts = (root: XmlElement, path: string) => root.every(path).flatMap((each) => each.text() ?? []);
/** Text with its lines: paragraphs of criteria and summaries, without the indent of the file. */
function block(root: XmlElement, path: string): string | undefined {
  const raw = root.at(path)?.raw();
  if (raw === undefined) return undefined;
  const lines = raw.split('\n').map((line) => line.trim());
  const text = lines
    .join('\n')
    .replace(/\n{3,20}/g, '\n\n')
    .trim();
  return text === '' ? undefined : text;
}

const dated = (root: XmlElement, path: string) => {
  const element = root.at(path);
  return element && { date: element.text(), type: element.attribute('type') };
};

const sponsor = (element: XmlElement | undefined) =>
  element && { name: element.text('agency'), class: element.text('agency_class') };

const outcomes = (root: XmlElement, name: string) =>
  root.all(name).map((each) => ({
    measure: each.text('measure'),
    description: each.text('description'),
    timeFrame: each.text('time_frame'),
  }));

const group = (each: XmlElement) => ({
  id: each.attributes.group_id,
  title: each.text('title'),
  description: each.text('description'),
});

function results(root: XmlElement): Json | undefined {
  const said = root.child('clinical_results');
  if (!said) return undefined;
  const events = (name: string) =>
    said.every(`reported_events/${name}/category_list/category`).flatMap((category) =>
      category.every('event_list/event').map((event) => ({
        term: event.text('sub_title'),
        organSystem: category.text('title'),
        stats: event.all('counts').map(({ attributes }) => ({
          groupId: attributes.group_id,
          numAffected: attributes.subjects_affected,
          numAtRisk: attributes.subjects_at_risk,
        })),
      })),
    );
  return {
    outcomeMeasuresModule: {
      outcomeMeasures: said.every('outcome_list/outcome').map((each) => ({
        type: each.text('type'),
        title: each.text('title'),
        timeFrame: each.text('time_frame'),
        paramType: each.text('measure/param'),
        dispersionType: each.text('measure/dispersion'),
        unitOfMeasure: each.text('measure/units'),
        groups: each.every('group_list/group').map(group),
        denoms: each.every('measure/analyzed_list/analyzed').map((one) => ({
          units: one.text('units'),
          counts: one
            .every('count_list/count')
            .map(({ attributes }) => ({ groupId: attributes.group_id, value: attributes.value })),
        })),
        classes: each.every('measure/class_list/class').map((one) => ({
          title: one.text('title'),
          categories: one.every('category_list/category').map((category) => ({
            title: category.text('title'),
            measurements: category.every('measurement_list/measurement').map(({ attributes }) => ({
              groupId: attributes.group_id,
              value: attributes.value,
              spread: attributes.spread,
              lowerLimit: attributes.lower_limit,
              upperLimit: attributes.upper_limit,
            })),
          })),
        })),
        analyses: each.every('analysis_list/analysis').map((one) => ({
          nonInferiorityType: one.text('non_inferiority_type'),
          pValue: one.text('p_value'),
          statisticalMethod: one.text('method'),
          paramType: one.text('param_type'),
          paramValue: one.text('param_value'),
        })),
      })),
    },
    adverseEventsModule: {
      eventGroups: said.every('reported_events/group_list/group').map(group),
      seriousEvents: events('serious_events'),
      otherEvents: events('other_events'),
    },
  };
}

/** A `clinical_study` in the shape of version 2. */
export function fromClassicXml(root: XmlElement): Json {
  const section = results(root);
  const contact = root.all('overall_contact', 'overall_contact_backup').map((each) => ({
    name: [each.text('first_name'), each.text('last_name')].filter(Boolean).join(' '),
    phone: each.text('phone'),
    email: each.text('email'),
  }));
  return {
    protocolSection: {
      identificationModule: {
        nctId: root.text('id_info/nct_id'),
        orgStudyIdInfo: { id: root.text('id_info/org_study_id') },
        secondaryIdInfos: texts(root, 'id_info/secondary_id').map((id) => ({ id })),
        briefTitle: root.text('brief_title'),
        officialTitle: root.text('official_title'),
        acronym: root.text('acronym'),
      },
      statusModule: {
        overallStatus: root.text('overall_status'),
        startDateStruct: dated(root, 'start_date'),
        primaryCompletionDateStruct: dated(root, 'primary_completion_date'),
        completionDateStruct: dated(root, 'completion_date'),
        studyFirstPostDateStruct: dated(root, 'study_first_posted'),
        lastUpdatePostDateStruct: dated(root, 'last_update_posted'),
        resultsFirstPostDateStruct: dated(root, 'results_first_posted'),
      },
      sponsorCollaboratorsModule: {
        leadSponsor: sponsor(root.at('sponsors/lead_sponsor')),
        collaborators: root.every('sponsors/collaborator').map(sponsor),
      },
      descriptionModule: {
        briefSummary: block(root, 'brief_summary/textblock'),
        detailedDescription: block(root, 'detailed_description/textblock'),
      },
      conditionsModule: { conditions: texts(root, 'condition'), keywords: texts(root, 'keyword') },
      designModule: {
        studyType: root.text('study_type')?.split(' [')[0],
        phases: texts(root, 'phase'),
        designInfo: {
          allocation: root.text('study_design_info/allocation'),
          interventionModel: root.text('study_design_info/intervention_model'),
          primaryPurpose: root.text('study_design_info/primary_purpose'),
          maskingInfo: { masking: root.text('study_design_info/masking') },
        },
        enrollmentInfo: { count: root.text('enrollment'), type: root.at('enrollment')?.attribute('type') },
      },
      armsInterventionsModule: {
        armGroups: root.all('arm_group').map((each) => ({
          label: each.text('arm_group_label'),
          type: each.text('arm_group_type'),
          description: each.text('description'),
        })),
        interventions: root.all('intervention').map((each) => ({
          type: each.text('intervention_type'),
          name: each.text('intervention_name'),
          description: each.text('description'),
          otherNames: texts(each, 'other_name'),
          armGroupLabels: texts(each, 'arm_group_label'),
        })),
      },
      outcomesModule: {
        primaryOutcomes: outcomes(root, 'primary_outcome'),
        secondaryOutcomes: outcomes(root, 'secondary_outcome'),
        otherOutcomes: outcomes(root, 'other_outcome'),
      },
      eligibilityModule: {
        eligibilityCriteria: block(root, 'eligibility/criteria/textblock'),
        healthyVolunteers: root.text('eligibility/healthy_volunteers'),
        sex: root.text('eligibility/gender'),
        minimumAge: root.text('eligibility/minimum_age'),
        maximumAge: root.text('eligibility/maximum_age'),
      },
      contactsLocationsModule: {
        centralContacts: contact,
        locations: texts(root, 'location/facility/address/country').map((country) => ({ country })),
      },
    },
    ...(section && { resultsSection: section }),
    derivedSection: {
      conditionBrowseModule: { meshes: texts(root, 'condition_browse/mesh_term').map((term) => ({ term })) },
    },
  };
}
