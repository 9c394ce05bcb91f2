// Written by `npm run contract` from ../groups/llm-chat.json: change that file.

export type GptOutPut = {
  content?: string;
  status?: string;
  usage?: GptUsage;
};

export type GptUsage = {
  input_tokens: number;
  output_tokens: number;
  total_tokens: number;
};

export interface ai07ChatCcGptStream {
  readonly body: {
    prompt: string;
    stream?: boolean;
  };
  readonly answer: {
    output: GptOutPut;
  };
  readonly filled: {
    body: {
      stream: boolean;
    };
  };
}

export interface ai20ChatPharmGptStream {
  readonly body: {
    query: string;
    session_id?: string;
    stream?: boolean;
  };
  readonly answer: {
    output: {
      content?: string;
      references?: {
        doc_id: string;
        doc_type: string;
        index: number;
        link: string;
        post_date?: number;
        text: string;
        text_summary: string;
        type: string;
      }[];
      session_id?: string;
      status?: string;
      usage?: GptUsage;
    };
  };
  readonly filled: {
    body: {
      stream: boolean;
    };
  };
}

export interface ai50ChatPatGptStream {
  readonly body: {
    query: string;
    stream?: boolean;
  };
  readonly answer: {
    output: GptOutPut;
    references?: {
      text: string;
      type: "patent" | "paper" | "website";
      value: string;
    }[];
  };
  readonly filled: {
    body: {
      stream: boolean;
    };
  };
}

export interface Operations {
  readonly 'ai07ChatCcGptStream': ai07ChatCcGptStream;
  readonly 'ai20ChatPharmGptStream': ai20ChatPharmGptStream;
  readonly 'ai50ChatPatGptStream': ai50ChatPatGptStream;
}
