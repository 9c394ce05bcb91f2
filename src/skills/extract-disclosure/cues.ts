import { languageOf, type TextLanguage } from '#language/script.ts';

/** What a sentence of an inventor's text may be about. */
export const FIELDS = [
  'mechanism',
  'tech_problem',
  'background',
  'outcome',
  'application',
  'embodiment',
  'subject_improvement',
  'others',
] as const;
export type Field = (typeof FIELDS)[number];

/** Words that tell what a sentence is about; `lead`: where the sentence begins with them, they decide. */
interface Cue {
  readonly lead: RegExp;
  readonly words: RegExp;
}

type Told = Exclude<Field, 'mechanism' | 'others'>;

/** By language, the words that tell a field. Linear patterns: what stands between two words is bounded. */
export const CUES: Readonly<Record<TextLanguage, Readonly<Record<Told, Cue>>>> = {
  en: {
    tech_problem: {
      lead: /^(?:however|but|unfortunately|disadvantageously|(?:the|one|an?|another|our|still another|yet another|one inherent|another inherent) (?:technical |main |primary |principal |general |first |second |important |underlying |common |inherent )?(?:problem|drawback|disadvantage|difficulty|challenge|shortcoming|limitation|object(?:ive)?|aim|purpose|goal)s?\b|there (?:is|remains|exists|has been) (?:thus |therefore |still |also |a long[- ]felt |accordingly )?an? (?:\w+ )?need|therefore,? (?:it is|there is) (?:an? )?(?:desirable|need)|it (?:is|would be) (?:therefore |thus |also )?(?:desirable|an (?:object|aim)|the (?:object|aim))|accordingly,? (?:it is|there is|an? object)|what is needed|(?:a )?further (?:object|aim)|to (?:solve|overcome|address|remedy) )/iu,
      words:
        /\b(?:problems?|drawbacks?|disadvantages?|shortcomings?|deficienc(?:y|ies)|limitations?|suffers? from|is (?:a |an )?(?:difficult|insufficient|inefficient|expensive|unreliable|inaccurate|unsatisfactory|cumbersome|time[- ]consuming)|are (?:difficult|insufficient|inefficient|expensive|unreliable|inaccurate|unsatisfactory|cumbersome|time[- ]consuming)|difficult(?:y|ies)? (?:to|in|of)|can ?not|unable to|fails? to|prone to|tends? to (?:break|fail|clog|overheat|leak|wear|loosen|drift)|(?:an|the) (?:object(?:ive)?|aim|purpose|goal) of the (?:present )?(?:invention|disclosure|application)|need (?:for|exists)|(?:nobody|no one) (?:sees|knows|notices|can|wants|likes)|is an? (?:pain|nuisance|hassle)\b|is (?:tedious|awkward|annoying)|(?:breaks?|(?<!\bhow (?:much|many) (?:[a-z]+ )?)(?:comes?|falls?)) off|too (?:slow|large|heavy|costly|noisy|long|high|low|hot|small|weak)|overheats?|(?:drains?|wastes?) (?:its|their|the|much|too much|a lot of)\b|solves? (?:this|that|it|the problem),? but\b|(?:ages?|wears?|breaks?|fails?|leaks?|corrodes?|clogs?|drifts?|degrades?|deteriorates?) (?:faster|fast|early|too|when|because|if|under|prematurely|quickly)|loses? (?:its |their )?\w+ (?:too )?(?:fast|quickly|early))\b/iu,
    },
    background: {
      lead: /^(?:(?:[\p{L}-]{1,20} ){1,5}(?:today|nowadays|these days) (?:is|are|has|have|must|can|cannot|needs?|uses?|do|does|only|still)\b|today['’]s |conventional(?:ly)?|traditional(?:ly)?|(?:the )?(?:usual|customary)(?:ly)?|normally,|typically|currently|presently|at present|at the moment|right now|so far(?! as)|until now|up to now|today|nowadays|historically|in recent years|in the (?:prior art|past|field of|art)|in (?:all |most |many )?(?:known|conventional|existing) |it is (?:well[- ])?known|known |existing |prior (?:art|solutions|systems|devices|methods)|some (?:existing|known|conventional|prior)|various (?:known|existing|types)|many (?:known|existing|of the known)|US\.? ?patents?|(?:U\.S\.|european|japanese|chinese) (?:pat|application)|patent document|as is (?:well[- ])?known|with the (?:development|increas\w+|rise|spread|advance\w*|growth))/iu,
      words:
        /\b(?:prior art|(?:well[- ])?known (?:in the art|per se|from|methods?|devices?|systems?)|conventional (?:\w+ ){0,3}(?:methods?|devices?|systems?|techniques?|approach(?:es)?|apparatus(?:es)?)|existing (?:\w+ ){0,3}(?:methods?|devices?|systems?|techniques?|solutions?|approach(?:es)?)|has been (?:proposed|known|widely|commonly)|have been (?:proposed|known|developed|widely|commonly)|is (?:widely|commonly|generally|usually|often|conventionally) (?:used|employed|known|made|done)|are (?:widely|commonly|generally|usually|often|conventionally) (?:used|employed|known|made|done)|state of the art|at present)\b/iu,
    },
    outcome: {
      lead: /^(?:thus|thereby|hence|therefore,? (?!(?:an?|it|there|what|in|to|we|i|if|when|new|improved|needs?)\b)|as a (?:result|consequence)|consequently|in this (?:way|manner)|this (?:way|keeps|makes|means|lets|saves|cuts|lowers|halves|doubles|shortens|extends|raises|allows?|enables?|reduces?|improves?|increases?|prevents?|avoids?|ensures?|provides? (?:an? )?(?:\w+ )?(?:advantage|improve|benefit)|results? in|leads? to|arrangement (?:allows?|enables?|reduces?|prevents?|ensures?)|configuration (?:allows?|enables?|reduces?|prevents?|ensures?)|invention (?:improves?|reduces?|increases?|enables?|allows?))|because of this|by (?:this|these|virtue of|means of (?:this|these)|doing so)|accordingly,? (?:the|it)|it (?:thus |thereby |therefore )?(?:becomes|is (?:thus |thereby |therefore )?possible)|(?:an?|the|one|another|further|other|a further|some|key|major|main) (?:\w+ )?(?:advantage|benefit|effect)s?\b|advantages?\b|beneficial(?:ly)?\b|advantageous(?:ly)?\b|according to the (?:present )?(?:invention|disclosure|configuration|structure),? (?:it is possible|it becomes|there (?:is|can be)|the \w+ (?:can|is|are) (?:be )?(?:improved|reduced|prevented|increased|suppressed))|tests? (?:show|confirm)|measurements? (?:show|confirm)|experiments? (?:show|confirm)|(?:in|with) (?:our |the )?(?:tests?|trials?|experiments?)\b|(?:tests?|trials?|experiments?|measurements?|simulations?)\b[^.;]{0,60}?\b(?:show|confirm|demonstrat|prov)\w*|compared (?:with|to)|in comparison (?:with|to))/iu,
      words:
        /\b(?:advantages?|benefits?|advantageous(?:ly)?|thereby (?:improv|reduc|increas|prevent|avoid|eliminat|enabl|allow|enhanc|lower|sav|minimi[sz]|ensur|provid|facilitat)\w+|can (?:be )?(?:effectively |significantly |greatly |easily |further |also )?(?:improve|reduce|increase|prevent|avoid|suppress|lower|save|enhance|shorten|extend|simplif)\w*|is (?:effectively |significantly |greatly |thus |thereby )?(?:improved|reduced|increased|prevented|avoided|suppressed|lowered|saved|enhanced|shortened|extended|simplified|minimi[sz]ed|eliminated)|are (?:effectively |significantly |greatly |thus |thereby )?(?:improved|reduced|increased|prevented|avoided|suppressed|lowered|saved|enhanced|shortened|extended|simplified|minimi[sz]ed|eliminated)|improves? the|reduces? the|increases? the|prevents? the|avoids? the|eliminates? the|makes? it possible|no (?:[\w-]{1,20} ){1,2}(?:is|are) (?:needed|required)|\d ?[a-z%]{1,8} (?:earlier|sooner|faster|longer|less|lighter|cheaper)\b|becomes? (?:much |far )?(?:longer|shorter|lower|higher|better|faster|cheaper|lighter|smaller|quieter|safer|simpler|easier|more even)\b|(?:fell|dropped|rose|went (?:up|down)|(?:decreas|increas|improv)ed) (?:by|from|to) \d|(?:higher|lower|better|faster|cheaper|longer|less) than (?:the )?(?:known|conventional|prior|existing|that of|those of))\b/iu,
    },
    application: {
      lead: /^(?:(?:it|this|the (?:\w+ ){1,5}|the invention|applications?|possible applications|fields of (?:use|application)|uses?) (?:can be used|may be used|is (?:particularly |especially |also )?(?:applicable|suitable|useful|intended|usable)|include|are found)|(?:the )?(?:present |this )?(?:invention|disclosure|application|idea)(?:s)? (?:generally |particularly |specifically |broadly )?(?:relates?|pertains?|belongs)(?: generally| particularly| broadly)? to the (?:technical |general )?fields?\b|it (?:can|may|could) (?:also )?be (?:used|applied)|(?:the|this|our) (?:[\w-]{1,20} ){1,3}(?:can|may|could|might) (?:also|equally|likewise) be (?:used|applied|employed|fitted|mounted|installed))/iu,
      words:
        /\b(?:can be (?:used|applied|employed) (?:in|for|with)|may be (?:used|applied|employed) (?:in|for|with)|(?:is|are) (?:particularly |especially |also |further |widely )?(?:applicable|suitable|useful|usable) (?:to|for|in|as)|suited (?:for|to)|applications? (?:in|include|such as)|technical field|field of (?:application|use))\b/iu,
    },
    embodiment: {
      lead: /^(?:in (?:[a-z-]+ ){0,5}(?:embodiments?|examples?|implementations?|variants?)\b|in (?:an?|one|some|another|other|certain|various|a (?:further|second|third|preferred|particular|specific|first)|the (?:first|second|third|fourth|fifth|illustrated|preferred|present|example|exemplary)|further|preferred|particular|alternative)(?: \w+){0,2} (?:embodiments?|examples?|implementations?|variants?|aspects?|cases?|versions?|prototype|configurations?|instances?|applications?)\b|in (?:our|the) prototype\b|according to (?:an?|one|some|another|certain|the (?:first|second|third)) (?:\w+ )?(?:embodiments?|examples?|implementations?|variants?|aspects?)|for (?:example|instance)|e\.g\.|as (?:an|one) example|(?:comparative |working )?example\s*\d|embodiment\s*\d|prefer(?:ably|red)\b|optionally|alternatively|advantageous embodiments?|(?:referring to |as shown in |with reference to )?fig(?:ure|s)?\.? ?\d|the prototype|our prototype)/iu,
      words:
        /\b(?:in (?:one|some|an|another|certain|various|other|further) (?:\w+ )?(?:embodiments?|examples?|implementations?|variants?|aspects?)|according to (?:one|an|some) embodiments?|for example|for instance|preferably|the prototype|shown in fig)/iu,
    },
    subject_improvement: {
      lead: /^(?:(?:the )?(?:present |this |our )?(?:invention|disclosure|application|idea|proposal|subject matter)(?: generally| particularly| further| also)? (?:relates?|pertains?|concerns?|is directed|is concerned)(?: generally| particularly)?\b|embodiments? (?:of .{0,60})?(?:relates?|are directed)|disclosed (?:herein )?(?:is|are) an? (?:new|improved|novel)|(?:the )?(?:improvement|novelty|innovation|difference|inventive (?:step|point|concept)|new)\b.{0,40}\b(?:is|lies|consists|resides)|what is new|unlike |in contrast to|different from|an? (?:improved|new|novel)\b)/iu,
      words:
        /\b(?:the (?:improvement|novelty|innovation|difference) (?:is|lies|consists|resides)|differs? from (?:the )?(?:known|prior|existing|conventional)|unlike (?:the )?(?:known|prior|existing|conventional)|in contrast to (?:the )?(?:known|prior|existing|conventional))\b/iu,
    },
  },
  zh: {
    tech_problem: {
      lead: /^(?:然而|但是?|可是|不过|遗憾的是|由于现有|(?:本(?:发明|申请|实用新型|公开|方案)|其)?(?:的)?(?:主要|首要|另一|又一)?目的(?:在于|是|就是|为)|(?:本(?:发明|申请|实用新型)|我们)?(?:主要)?(?:所)?(?:要|需|欲)?解决的(?:主要)?(?:技术)?问题|我们(?:想要?|要|希望|打算|旨在)解决|为了?(?:解决|克服|避免|弥补)|(?:针对|鉴于)(?:上述|现有|以上|这|该|目前|此)|(?:因此|故|为此)?[，,]?(?:期待一种|亟需|需要(?:一种|提供|提出|开发|设计|寻[找求])|有必要|如何|迫切|急需|亟待)|(?:因此|故|为此)[，,]?需要|有鉴于此|问题(?:是|在于)|缺点(?:是|在于)|基于此)/u,
      words:
        /(?:老[是要得]|总[是要得][^，。；]{0,4}(?:人工|手动|手工|停机)|不得不|不佳|不理想|不舒服|不方便|麻烦|占地方|[拧搬推拉抬装拆]不[动了上开]|耗时|费[力时事劲]|难度高|面临|不足以|不够|受[^，。；]{1,12}(?:影响|限制|干扰)|(?:非常|比较|十分)敏感|没有(?:考虑|解决)|缺[少乏]|泄[露漏](?:隐私|信息|数据)|尚未|未能|存在.{0,30}(?:问题|缺陷|不足|缺点|弊端|隐患|风险)|(?:技术)?问题在于|缺点|不足之处|缺陷|弊端|难以|很难|较难|困难|(?<!(?:如果|若|当)[^，。；]{0,6})无法|不能(?:满足|够|有效|很好|准确|及时|同时)|不易|容易(?:导致|造成|出现|产生|发生|损坏|脱落|堵塞|老化)|易(?:导致|造成|出现|产生|发生|损坏|脱落|堵塞|老化)|从?而?导致.{0,30}(?:低|差|高|大|损|坏|失|慢|短|故障|误差|浪费)|效率(?:较|很|极|低)低?|成本(?:较|很|过|极)?高|误差(?:较|很|过)?大|(?:能耗|功耗|噪[音声]|损耗|温升|阻力)(?:较|很|过|极)?[高大]|效果(?:较|很)?(?:差|不好)|精度(?:较|很)?(?:低|差)|稳定性(?:较|很)?差|可靠性(?:较|很)?(?:低|差)|寿命(?:较|很)?短|过[高低大小热慢长]|旨在(?:解决|克服|提供)|亟[需待](?:解决|一种)?|有待(?:提高|改善|改进|解决)|目的在于)/u,
    },
    background: {
      lead: /^(?:目前|当前|现在(?![^，。；]{0,8}[提发]出)|现有|现今|如今|现阶段|传统|常规|通常|一般(?:来说|而言|情况下|地|的)?|随着|近年来|众所周知|在现有技术|已知|相关技术|在.{1,20}(?:领域|行业|过程|生产)中|长期以来|中国专利|专利(?:文献|号|CN)|公开号|背景技术|市[场面]上)/u,
      words:
        /(?:现有技术(?:中|的)?|现有的|传统的?|常用的|(?:已|被)?广泛(?:地)?(?:应用|使用|用于)|通常(?:是|采用|使用|需要|由|为)|一般(?:采用|使用|是|为)|公知的?|已经?有(?:报道|研究|人|文献)|越来越|日益|目前(?:的|常|主要|普遍|大多|市场|国内))/u,
    },
    outcome: {
      lead: /^(?:(?:本(?:发明|申请|实用新型|公开|方案)|该(?:方法|装置|系统|方案|结构|发明)|其|上述方案)?(?:的|(?:与现有技术相比[，,]?)?具有(?:的)?|具有如下|具有以下|所具有的|能产生的)?(?:技术|有益)?的?(?:效果|优点|优势|好处)|有益的?效果|与现有技术相比|和现有技术相比|相(?:比|较)于(?:现有|传统|已有)|同现有技术相比|相对于现有|从而|因此(?![，,]?(?:期待|亟|需要|有必要|如何|迫切|急需|为了|在[^，。；]{1,30}[时中][，,]?如果|当|如果|若|开发|设计|研[究发]))|因而|由此|这样|如此|进而|使得?(?!用)|通过(?:上述|以上|这|该|本)(?:种)?(?:技术)?(?:方案|设置|方式|结构|方法|措施|设计)|采用(?:上述|以上|这|该|本)(?:种)?(?:技术)?(?:方案|方式|结构|方法|设计)|(?:试验|实验|测试|检测)(?:结果)?(?:表明|证明|显示)|(?:在)?(?:上述)?(?:试验|实验|测试)中|经(?:试验|实验|测试|检测)|可(?:以)?(?:有效|显著|大大|大幅|极大|明显)(?:地)?(?:提高|提升|降低|减少|减小|避免|防止|增强|改善|节省|延长|缩短|抑制)|(?:能够?|可以?)(?:提高|提升|降低|减少|避免|防止|增强|改善|节省|延长|缩短)|(?:有效|显著|大大|大幅|极大|明显)(?:地)?(?:提高|提升|降低|减少|减小|避免|防止|增强|改善|节省|延长|缩短|抑制)|(?:提高|提升|降低|减少|减小|避免|防止|增强|改善|节省|节约|延长|缩短)了|解决了|克服了|实现了|保证了|无需|(?:且|并)?能够较|(?:本(?:发明|申请|实用新型|方法|系统|方案)|该(?:方法|装置|系统))(?:的?[^，。；]{0,20})?(?:能够|实现了|解决了|克服了|提高了|降低了|避免了|能有效|可有效|可以有效))/u,
      words:
        /(?:有益的?效果|技术效果|优点|优势|好处|(?:有效|显著|大大|大幅|极大|明显)(?:地)?(?:提高|提升|降低|减少|减小|避免|防止|增强|改善|节省|延长|缩短|抑制)|(?:提高|提升|降低|减少|减小|避免|防止|增强|改善|节省|节约|延长|缩短|解决|克服)了|具有(?:[^，。；]{1,30}(?:等|的))?(?:优点|优势|特点|优异|良好|较[好高强])|(?:结构|操作|使用|安装|工艺|方法|制备)(?:简单|方便|便捷|简便)|(?:成本|能耗|功耗)(?:较)?低|省[力时事电]|比(?:原来|以前|过去)[^，。；]{0,8}(?:省|快|少|低|高|轻|短)|不用任何|只[要需用]\s?\d|(?:精度|效率|稳定性|可靠性|安全性|灵敏度)(?:较|更)?[高好强]|(?:下降|降|升|提高|提升|降低|减少|增加|延长|缩短)(?:到|至|了)(?:约|近)?\d|(?:下降|提高|提升|降低|减少|增加|延长|缩短)(?:约|近)?\d)/u,
    },
    application: {
      lead: /^(?:本(?:发明|申请|实用新型|公开|方案)(?:的技术)?(?:具体|主要|总体|整体|大体)?(?:地)?(?:涉及|属于|公开了?一种|关于|应用于|适用于|可用于|可应用于|用于)[^。；]{0,40}(?:技术)?领域|(?:本(?:发明|申请|实用新型|公开|方案)|该(?:方法|装置|系统|方案|材料|产品)|其)?(?:可以?|能够?|特别|尤其|也|还|广泛)?(?:适用于?|应用于)|(?:该[^，。；]{1,12})?(?:也|还|同样)(?:可以?|能够?)?(?:适用于|应用于|用于|用在|用来|拿来)|(?:可|可以|特别|尤其|广泛)用于|应用(?:领域|场景|前景|范围)|适用(?:范围|领域|场景)|属于[^。；]{0,40}领域)/u,
      words:
        /(?:(?:可|能|可以|能够|广泛|适合|特别|尤其)(?:地)?(?:应用|适用|用)于|应用(?:前景|领域|场景|范围)|适用(?:范围|领域|场景|于)|应用于[^，。；]{1,30}(?:领域|行业|场合|场景)|具有[^，。；]{0,12}应用前景|技术领域)/u,
    },
    embodiment: {
      lead: /^(?:(?:在|根据|作为)(?:本(?:发明|申请|实用新型|公开)的?)?(?:一些|一个|一种|另一|另一些|某些|可选的?|优选的?|其中一个?|上述|具体)?(?:可选的?|优选的?|可能的?|具体的?|进一步的?)?(?:实施例|实施方式|实现方式|示例|例子|方案|设计|情形|情况)|实施例|对比例|比较例|对照例|试验例|应用例|实施方式|具体实施|例如|比如|举例|优选地?|较佳地?|可选地?|作为优选|更优选|进一步(?:地|优选|的)?[，,：:]|更进一步|更具体地|具体地?[，,]|如图|参[照见]图|图\d|所述[^，。；]{1,30}优选|样机|样品中)/u,
      words: /(?:实施例中|实施方式中|优选为?|较佳为?|可选地|作为优选|例如|比如|如图\s?\d|优选(?:的|地)|样机)/u,
    },
    subject_improvement: {
      lead: /^(?:(?:本(?:发明|申请|实用新型|公开|方案)|我们)(?:具体|主要|总体|大体)?(?:涉及|关于|针对)(?!.{0,40}领域)|(?:主要)?(?:改进|创新|发明)(?:点|之处)?(?:是|在于|为|主要)|改进之处|创新点|(?:与|和)(?:现有|传统|已有)[^，。；]{0,20}(?:不同|区别)|区别(?:在于|是|于)|不同(?:之处)?(?:在于|是)|不同于(?:现有|传统)|对(?:现有|传统)[^。；]{1,30}(?:进行了?)?改进)/u,
      words:
        /(?:(?:改进|创新)(?:点|之处)(?:是|在于|为)|区别(?:点|之处)?(?:在于|是)|不同之处(?:在于|是)|不同于(?:现有|传统)|进行了改进)/u,
    },
  },
};

/** Words that tell how a thing is built or what it does. */
export const MEANS: Readonly<Record<TextLanguage, RegExp>> = {
  en: /\b(?:compris(?:es?|ing|ed)|consist(?:s|ing) of|includ(?:es?|ing)|contain(?:s|ing|ed)|compos(?:ed|ition)|provided (?:with|on|in|at|between|for)|(?:is|are|lies?|sits?) (?:in|on|inside|under|above|below|behind|between) (?:the|an?|its)\b|equipped|configured|arranged|disposed|mounted|attached|connected|coupled|fixed|fastened|inserted|embedded|installed|placed|positioned|located|formed|made (?:of|from|by)|coated|filled|sealed|wherein|whereby|in which|by means of|by using|using|via|drives?|driven|rotat\w+|mov(?:es?|ed|ing)|press(?:es|ed|ing)|pump(?:s|ed|ing)?|heat(?:s|ed|ing|er)|cool(?:s|ed|ing|er)|mix(?:es|ed|ing)|stir\w*|dissolv\w+|react\w*|polymeri[sz]\w+|dry(?:ing)?|dried|sinter\w*|anneal\w*|quench\w*|deposit\w*|etch\w*|weld\w*|measur(?:es?|ed|ing)|detect(?:s|ed|ing|or)?|sens(?:es?|ed|ing|or|ors)|receiv(?:es?|ed|ing)|transmit\w*|sends?|sent|stor(?:es?|ed|ing)|comput(?:es?|ed|ing)|calculat\w+|determin(?:es?|ed|ing)|generat(?:es?|ed|ing)|convert(?:s|ed|ing)?|compar(?:es?|ed|ing)|control(?:s|led|ling|ler)?|adjust(?:s|ed|ing)?|switch(?:es|ed|ing)?|revers(?:es?|ed|ing)|separat(?:es?|ed|ing)|filter(?:s|ed|ing)?|compress\w*|expand\w*|open(?:s|ed|ing)?|clos(?:es?|ed|ing)|inject(?:s|ed|ing)?|spray\w*|irradiat\w+|emit(?:s|ted|ting)?|reflect\w*|focus\w*|amplif\w+|modulat\w+|encod\w+|decod\w+|train(?:ed|ing) on|classif\w+|select(?:s|ed|ing)?|identif\w+|appl(?:y|ies|ied) (?:a|an|the|to)|add(?:ed|ing|s)? (?:to|a|an|the)|feeds?|fed|supply|supplies|supplied|extends?|extending|surround\w*|supports?|supported|holds?|held|engag\w+|couples?|connects?|joins?|joined|divid(?:es?|ed)|provision\w+|execut\w+|perform\w+|process(?:es|ed|ing)|retriev\w+|creat\w+|assign\w+|pars(?:es?|ed|ing)|updat\w+|monitor\w+|analy[sz]\w+|collect\w+|carries|carried|guides?|guided|lift(?:s|ed)?|bond(?:s|ed)?|laminat\w+|wound|wrap\w*|with an?)\b/iu,
  zh: /(?:[里中上下内外间边侧端部面]装(?![置配备饰修])|包括|包含|含有|设有|设置|设于|安装|固定|连接|布置|位于|由[^，。；]{1,40}(?:组成|构成|制成)|采用|使用|利用|通过|基于|根据|将[^，。；]{1,60}(?:加入|放入|置于|输入|送入|混合|与|至|到|进行|作为|导入|分为|转换)|驱动|带动|旋转|转动|移动|加热|冷却|混合|搅拌|溶解|反应|聚合|干燥|烧结|退火|淬火|沉积|刻蚀|焊接|测量|检测|采集|获取|接收|发送|传输|存储|计算|确定|生成|转换|比较|判断|控制|调节|调整|切换|分离|过滤|压缩|喷射|喷涂|注入|照射|发射|反射|聚焦|放大|调制|编码|解码|训练|分类|识别|提取|构建|建立|输入|输出|嵌入|套设|开设|形成|制备|制成|涂覆|填充|密封|支撑|卡接|铰接|配合|其特征|步骤|得到|制得|重量份|质量份|换热|循环|泵|供电|通电|铺设|埋设|贴附|加装|加上?一|装有|排出|吸入|推出|伸出|收回)/u,
};

/** A wish without a way. */
export const WISH: Readonly<Record<TextLanguage, RegExp>> = {
  en: /\b(?:i (?:want|wish|would like|hope|need|dream)|we (?:want|wish|would like|hope|need)|it would be (?:nice|great|good|cool)|should (?:be|just|simply|somehow)|hopefully|somehow|please (?:make|build|invent))\b/iu,
  zh: /(?:我(?:们)?(?:想要?|希望|期望|需要|想做)|希望(?:能|有|可以)|要是能|最好能|应该(?:能|可以|更)|但愿|如果能)/u,
};

/** A rule of business: prices, contracts, members, who pays whom. */
export const BUSINESS: Readonly<Record<TextLanguage, RegExp>> = {
  en: /\b(?:discounts?|prices?|pricing|fees?|commissions?|membership|members?|subscri\w+|loyalty|customers? (?:pays?|buys?|gets?)|pays?|paid|refunds?|rewards?|points|vouchers?|coupons?|contracts?|insurance|premiums?|loans?|interest rates?|invoices?|advertis\w+|franchis\w+|revenue|profits?|sales?|marketing)\b/giu,
  zh: /(?:折扣|价格|定价|费用|收费|佣金|会员|订阅|积分|优惠券?|返利|合同|保险|保费|贷款|利率|发票|广告|加盟|营收|利润|销售|营销|付款|支付|奖励|促销)/gu,
};

/** Where a text begins to speak of what is new in it: what stands before is the known. */
export const OWN: Readonly<Record<TextLanguage, RegExp>> = {
  en: /\b(?:(?:the |this )?(?:present |instant )?(?:invention|disclosure)|present application|described herein|disclosed|is provided|are provided|(?:an?|the|one) (?:object|aim|purpose) of|(?:we|i) (?:therefore |now |instead |simply )?(?:propose|use|have|provide|describe|suggest|put|place|add|make|build|mount|replace|let|heat|cool|coat|divide)\b|(?:our|my) (?:solution|idea|proposal|invention|device|method|system|prototype)|^our (?:[\w-]{1,20} ){1,4}(?:has|have|is|are|uses?|works?|comprises?|consists?)\b|the (?:proposed|new) |embodiments? )/iu,
  zh: /(?:^一种[^。；]{2,80}(?:包括|包含|，其)|其特征在于|本(?:发明|申请|实用新型|公开|方案|方法|系统)|所采用的技术方案|技术方案|我们(?:的|提出|设计|采用|使用|在|把|将|用|做)|我们?(?:想|打算|准备|建议)(?![到不])|(?:做法|办法)是|为了?(?:解决|克服))/u,
};

/** A figure of a test beside what it was before: an effect, also where the sentence begins as an example does. */
export const TESTED =
  /^in (?:an? |our |the |all )?(?:field |bench |laboratory |first |long-term )?(?:tests?|trials?|experiments?)\b[^.]{0,160}(?:\d[^.]{0,80}\b(?:against|instead of|before|compared|rather than|while|(?:more|less|fewer) than)\b|\b(?:fell|dropped|rose|reached|lasted|survived|needed)\b[^.]{0,40}\d)|^(?:we|i) (?:have )?(?:tr[iy]ed|tested) (?:it|this|them) (?:on|with|in)\b[^.]{0,80}\d/iu;

/** Begins an example of what the thing is compared with, which says nothing of it. */
export const COMPARATIVE = /^\s*(?:comparative example|(?:对比|比较|对照)例)/iu;

/** Says to which field the thing belongs. */
export const OF_FIELD: Readonly<Record<TextLanguage, RegExp>> = {
  en: /^(?:the |this )?(?:present |instant )?(?:invention|disclosure|application|subject matter)s? (?:generally |particularly |broadly )?(?:relates?|pertains?|belongs|concerns?|is directed|is in the field)\b/iu,
  zh: /^本(?:发明|申请|实用新型|公开|方案)(?:的技术)?(?:具体|主要|总体)?(?:地)?(?:涉及|属于|关于)/u,
};
/** What is always or mostly so: of the known, unless the text speaks of its own already. */
export const USUALLY: Readonly<Record<TextLanguage, RegExp>> = {
  en: /^(?:normally|typically|usually|generally|commonly|currently|presently)\b/iu,
  zh: /^(?:通常|一般)/u,
};

/** Opens a list of effects that goes on until something else is announced. */
export const EFFECTS_BEGIN: Readonly<Record<TextLanguage, RegExp>> = {
  en: /\b(?:advantages?|benefits?|effects?)(?: of (?:the|this) (?:present )?(?:invention|disclosure|solution))? (?:are|include|is)(?: as follows)?\s*:/iu,
  zh: /(?:有益的?效果|技术效果|优点|优势|好处)(?:(?:是|为|在于|有|如下|包括)?[^。；]{0,12}[:：]|(?:是|为|在于|如下)\s*$)/u,
};
/** What ends such a list. */
export const EFFECTS_END: Readonly<Record<TextLanguage, RegExp>> = {
  en: /^(?:fig|brief description|in the drawings|embodiment|example|the following)/iu,
  zh: /^(?:附图说明|图\s?\d|(?:下面|以下)(?:结合|对|将)|具体实施|实施例|为了更)/u,
};

/** What every text says and no field needs. */
export const BOILERPLATE: Readonly<Record<TextLanguage, RegExp>> = {
  en: /^(?:(?:all of )?the foregoing\b|(?:(?:it should be )?noted? that )?(?:as used here(?:in)?, )?the terms? ["“'‘]|other (?:objects|features|aspects|advantages)\b|the details of one|these and other)|\bwill (?:be|become) apparent from\b|\bhereinafter described\.?$|\bnot (?:intended to be )?(?:limited|restricted) (?:to|by) the (?:[a-z-]{1,20} ){0,3}(?:embodiments?|examples?|description)\b|\b(?:obvious|apparent) to (?:those|persons?|people|one)\b[^.]{0,40}\bskilled\b|\b(?:those|persons?|one)\b[^.]{0,40}\bskilled in the art will\b|\bscope of the (?:present )?invention (?:is|be|should be) (?:to be )?(?:defined|determined|limited|indicated)\b/iu,
  zh: /(?:(?:其他|其它)(?:附加的)?(?:特征|目的|优点)|显而易见|不脱离本发明|阐述了[^，。]{0,20}细节|^以上(?:所述|显示和描述|仅)|不构成对本(?:发明|申请|实用新型)的(?:任何)?限[制定]|不受上述实施[例方]|(?:不付出|没有做出)创造性劳动|^图中|下面结合附图|其余部分提供|通过以下技术方案(?:来)?(?:实现|予以)|^现提出一种解决方案)/u,
};

/** Names what is lacking, wherever means stand before it. */
export const LACKING: Readonly<Record<TextLanguage, RegExp>> = {
  en: /\b(?:suffers? from|inherent problems?|there (?:is|are|arises?) an? (?:[\w-]{1,20} )?problem|drawbacks?|disadvantages?|shortcomings?)\b/iu,
  zh: /(?:面临|存在|产生|面对)[^，。；]{0,30}(?:问题|缺陷|不足|可能)|的问题[，；。]?$|有问题|不足[，。；]|缺点[，。；]/u,
};
/** Says that it is overcome: no lack. */
export const OVERCOME: Readonly<Record<TextLanguage, RegExp>> = {
  en: /\b(?:solv\w+|overcom\w+|address(?:es|ed|ing)?|eliminat\w+|avoid\w*)\b/iu,
  zh: /(?:解决|克服|避免|突破|消除|弥补)/u,
};

/** A text's own thing that is praised: what it brings. */
export const PRAISE: Readonly<Record<TextLanguage, RegExp>> = {
  en: /\bensures? (?:that )?\b/iu,
  zh: /(?:提高|提升|降低|减低|避免|防止|克服|突破|保证|保障|节省|减少|结构简单|操作简单|便捷|可靠|准确|精准|精确|高精度|舒适|容易实现|易于实现|有效看护|有效地|实时性|解决了)/u,
};
/** Introduces the thing itself rather than what it brings. */
export const INTRODUCES: Readonly<Record<TextLanguage, RegExp>> = {
  en: /\b(?:compris|includ|consist)/iu,
  zh: /^(?:本(?:发明|申请|实用新型|公开)(?:实施例)?(?:还)?(?:提供|公开|提出|公布|涉及|所采用))|包括|所述|步骤/u,
};

/** Names a thing and says that it is there, and nothing of how. */
export const NAMED_ONLY =
  /^(?:techniques?|technology|methods?|systems?|apparatus(?:es)?|devices?|an? (?:improved |new |novel )?[\w -]{2,60}?)\b[^.]{0,200}\b(?:is|are) (?:provided|disclosed|described)(?: herein)?\s*\.?$/iu;

/** When something is done: of what is said there nothing is reached. "when it has dropped to 3 bar", 当……降到0.4米时. */
export const CONDITIONS: Readonly<Record<TextLanguage, RegExp>> = {
  en: /\b(?:when|whenever|if|once|until)\b[^,;.]{1,120}/giu,
  zh: /(?:当(?![前今时然])|若(?!干)|如果|一旦)[^，。；]{1,80}/gu,
};

/** A clause on what the means before it bring: a sentence that has one states an effect, whatever field it is in. */
const EFFECT_CLAUSE: Readonly<Record<TextLanguage, RegExp>> = {
  en: /[,;]\s*(?:so that|so as to|thereby|whereby|thus|such that|so (?=(?:no|the|it|they|less|fewer)\b))|\bso that\b/iu,
  zh: /[，,；;](?:从而|进而|使得?|以便|以使|由此|因此)/u,
};

/** Whether words praise what they speak of: it becomes better, cheaper, more even. */
export const praises = (words: string, lang: TextLanguage): boolean =>
  CUES[lang].outcome.words.test(words) || PRAISE[lang].test(words);

/** What a sentence on means says that they bring: ..., so that the cells stay cool. Undefined where it says nothing. */
export function effectClause(sentence: string): string | undefined {
  const at = EFFECT_CLAUSE[languageOf(sentence)].exec(sentence)?.index;
  return at === undefined ? undefined : sentence.slice(at);
}
