// Written by `npm run contract` from ../groups/bio-pharma-encyclopedia-q-a.json: change that file.

export type LsChatFilterResult = {
  detected?: boolean;
  filtered?: boolean;
};

export interface ai68_1ChatAiLsChat {
  readonly body: {
    data_source?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
    deep_search: boolean;
    long_think: boolean;
    query: string;
    search_website: boolean;
    chat_id?: string;
  };
  readonly answer: {
    chatId: string;
    chatItemId: string;
    chat_id: string;
    chat_item_id: string;
    ref_doc: {
      _text_display: string;
      doc_type_detail: string;
      index: string;
      link: string;
      post_time?: string;
      text: string;
      type: string;
    }[];
  };
}

export interface ai68_2ChatAiLsStream {
  readonly body: {
    chat_id: string;
    chat_item_id: string;
    stream?: boolean;
  };
  readonly answer: {
    chat_id: string;
    chat_item_id: string;
    choices: {
      content_filter_results?: {
        hate?: LsChatFilterResult;
        jailbreak?: LsChatFilterResult;
        profanity?: LsChatFilterResult;
        self_harm?: LsChatFilterResult;
        sexual?: LsChatFilterResult;
        violence?: LsChatFilterResult;
      };
      delta: {
        content?: string;
        role?: string;
      };
      finish_reason?: string;
      index: number;
    }[];
    system_fingerprint?: string;
    usage?: {
      completion_tokens?: number;
      completion_tokens_details?: {
        accepted_prediction_tokens?: number;
        audio_tokens?: number;
        reasoning_tokens?: number;
        rejected_prediction_tokens?: number;
      };
      image_tokens?: number;
      prompt_tokens?: number;
      prompt_tokens_details?: {
        audio_tokens?: number;
        cache_read_tokens?: number;
        cached_creation_tokens?: number;
        cached_tokens?: number;
      };
      thinking_tokens?: number;
      total_tokens?: number;
    };
  };
  readonly filled: {
    body: {
      stream: boolean;
    };
  };
}

export interface Operations {
  readonly 'ai68-1ChatAiLsChat': ai68_1ChatAiLsChat;
  readonly 'ai68-2ChatAiLsStream': ai68_2ChatAiLsStream;
}
