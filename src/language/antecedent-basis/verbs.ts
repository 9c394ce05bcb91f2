/**
 * Base forms that are verbs wherever they follow a noun: counted after "to", "may", "which" against after articles in
 * descriptions of 3,540 patents (at least three of four times a verb), with the verbs of mechanics added.
 */
export const VERBS: ReadonlySet<string> = new Set(
  `abort absorb abstract abut accelerate accept accommodate accompany accomplish accrue accumulate achieve acquire
activate actuate adapt add adhere adjust administer adopt advance advertise affect affix afford aggregate agree
align all alleviate allocate allow alter ameliorate among amplify analyze annotate anticipate appear apply
appreciate approve approximate arbitrate archive are arise arrange arrive articulate ascertain ask assemble
assert assess assign assist associate assume assure attach attain attend attenuate attract augment authenticate
authorize automate avail average avoid await be bear become been begin behave being believe belong bind
biodegrade break breathe bring browse buy calculate can capitalize capture carry catalyze categorize cater cause
cease certify characterize choose chose circulate circumscribe circumvent clarify classify close coexist
coincide collaborate collect collide combine come commence communicate compare compensate compete compile
complicate comply compose comprehend compress comprise compute conceal conclude conduct confer configure confirm
conform connect connote conserve consider consist consolidate constitute constrain construct consult consume
consummate contain contemplate continue contradict contribute converge convert convey cooperate cope correlate
correspond counteract couple create customize dampen deactivate deal decide declare decode decompress
decontaminate decouple decrypt deduce defeat defer define deflect deform degrade delete delineate deliver
demodulate demonstrate denote deny depart depend depict deplete deploy depress derive descend describe designate
destroy detach detect deter determine detonate develop deviate devise diagnose dictate did differ differentiate
diminish direct disable disallow disambiguate disappear discard discern disclose discontinue discover
discriminate discuss disengage dispense disperse displace dispose disregard disrupt dissipate dissolve
distinguish distribute disturb diverge divert divide do does dominate donate draw each earn effectuate elect
elicit eliminate embody embrace emerge emit emphasize employ emulate enable enact encapsulate enclose encode
encompass encounter encourage encrypt energize enforce engage enhance enjoy enlarge enrich enroll ensure entail
enter entice entitle enumerate equal equate equip establish evaluate evolve examine exceed excite exclude
execute exemplify exert exhibit exist expand expect expedite expel expend expire explain exploit explore expose
express extend extract fabricate facilitate fail fasten favor feel fetch finalize find finish fit focuse follow
forego forget forgo formulate forward foster found fulfill furnish gather generate get give go govern grant grow
guess ha handle happen has have hear hide hire honor hybridize identify ignite ignore illuminate illustrate
immobilize impair impart impede impinge implement implicate impose impregnate improve include incorporate incur
indicate induce infect infer inform inherit inhibit initialize initiate inject inlay inquire inspect install
instantiate instruct insulate insure integrate intend interact intercept intercommunicate interconnect interfere
interoperate interpolate interpret interrogate intersect intervene interwork introduce invalidate invest
investigate invoke involve irradiate is isolate iterate judge justify keep know lack launch leave lend let
leverage lie limit listen localize locate look lose lower magnify maintain make manage manipulate map maximize
may mediate meet melt migrate mimic minimize mitigate modify modulate monetize monitor move must navigate
necessitate negate negotiate neutralize normalize note notify obfuscate obscure observe obtain obviate occupy
occur offer omit open operate opt optimize orchestrate organize originate oscillate overcome overlap overwhelm
overwrite own oxidize parse participate pass penetrate perceive perform permit persist personalize pertain
pinpoint polymerize populate possess postpone precede preclude predict prefer prepare preprocess prescribe
preserve prevent prioritize produce prohibit promote propagate propose protect protrude prove provide pull
purify pursue push pushe put qualify quantify radiate raise reach react realize reallocate rearrange reassemble
reassign reattempt rebuild recalculate receive recharge recite reclaim recognize recommend reconcile reconfigure
reconnect reconstitute reconstruct recover recreate rectify redeem redevelop reduce reengage reestablish refer
refine reflect reformat refract refrain refuse regain regenerate regulate reinforce relate relax relieve
relocate rely remain remediate remedy remember remind remove render renew rent reorganize replace replenish
replicate reposition represent reproduce reprogram require resemble resend reside resize resolve respond
restrict resubmit resume retain retract retransmit retrieve return reveal revert revise revoke rewrite roam
rotate satisfy save secure see seek segregate select sell send sense separate serialize serve settle shade shall
share shoot shorten shut signify simplify simulate sit solicit solve spawn speak specialize specify spoof
stabilize stand standardize stay steer stimulate stipulate stir store streamline submit subscribe subtract
suffer suffice suggest suit summarize superimpose supervise supplement suppress surround survive sustain swing
synchronize synthesize tailor take teach tell tend terminate the themselve think throw thwart tilt toggle
tolerate touch transact transcribe transform translate transmit traverse treat triangulate troubleshoot truncate
try tune uncover undergo underly undermine understand undertake unlike unlock unregister urge use utilize
validate vary verify violate virtualize visualize walk want warn warrant was weigh were will withdraw withstand
yield`.split(/\s+/),
);
