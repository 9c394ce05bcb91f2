// Written by `npm run contract` from ../groups/academy-course.json: change that file.

export interface ac01AcademyCourseList {
  readonly query: {
    company_id: string;
    limit: number;
    page: number;
  };
  readonly answer: {
    count?: number;
    course_list_info?: {
      id?: string;
      thumb?: string;
      title?: string;
    }[];
  };
}

export interface ac02AcademyCourseDetails {
  readonly query: {
    company_id: string;
    course_id: string;
  };
  readonly answer: {
    attach?: {
      attach_id?: string;
      attach_name?: string;
    }[];
    course_info?: {
      class_hour?: number;
      summary?: string;
      thumb?: string;
      title?: string;
    };
    video_parts?: {
      part_title?: string;
      video_url?: string;
    }[];
  };
}

export interface ac03AcademyAttachDownload {
  readonly query: {
    company_id: string;
    courseware_id: string;
  };
  readonly response: unknown;
}

export interface Operations {
  readonly 'ac01AcademyCourseList': ac01AcademyCourseList;
  readonly 'ac02AcademyCourseDetails': ac02AcademyCourseDetails;
  readonly 'ac03AcademyAttachDownload': ac03AcademyAttachDownload;
}
