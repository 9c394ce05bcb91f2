// Written by `npm run contract` from ../groups/ai-translation.json: change that file.

export interface ai61AiTranslation {
  readonly body: {
    source_lang?: string;
    target_lang?: "CN" | "EN" | "JP";
    text: string;
  };
  readonly answer: {
    source_lang: string;
    target_lang: string;
    translate_result: string;
    segments: {
      source: string;
      target?: string;
      by: "memory" | "model" | "unchanged" | "none";
      from?: string;
      origin?: "original" | "office" | "human" | "machine" | "unknown";
    }[];
  };
  readonly filled: {
    body: {
      target_lang: "CN" | "EN" | "JP";
    };
  };
}

export interface t010HiroTranslationTranslate {
  readonly body: {
    content: string;
    mode?: "fast" | "stream";
    sourceLanguageCode: "zh" | "en" | "ja" | "ko" | "de" | "fr" | "ru" | "es" | "pt" | "it" | "nl" | "ar" | "hi" | "th" | "vi" | "id" | "tr" | "pl";
    targetLanguageCode: "zh" | "en" | "ja" | "ko" | "de" | "fr" | "ru" | "es" | "pt" | "it" | "nl" | "ar" | "hi" | "th" | "vi" | "id" | "tr" | "pl";
  };
  readonly answer: {
    state: "success";
    textTranslated: string;
    translatedCharacterCount: number;
  };
  readonly filled: {
    body: {
      mode: "fast" | "stream";
    };
  };
}

export interface Operations {
  readonly 'ai61AiTranslation': ai61AiTranslation;
  readonly 't010HiroTranslationTranslate': t010HiroTranslationTranslate;
}
