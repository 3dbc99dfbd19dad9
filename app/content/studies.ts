/** A published study. A claim on a page points here by key; the page numbers and lists its sources. */
export type Study = {
  authors: string;
  title: string;
  /** Journal with volume and pages. */
  journal: string;
  year: number;
  /** Without the https://doi.org/ in front. */
  doi?: string;
  /** How strong it is, in words a reader can weigh: "review of 49 trials", "small trial, no control group". */
  strength: string;
  /** What it found, in a sentence or two. */
  finding: string;
};

/** A study with the number under which a page cites it. `cited` if the number stands in the text; a card alone names it by its title. */
export type Reference = Study & { number: number; key: StudyKey; cited: boolean };

export const studies = {
  bernardi2001: {
    authors: "Bernardi L, Sleight P, Bandinelli G, et al.",
    title: "Effect of rosary prayer and yoga mantras on autonomic cardiovascular rhythms: comparative study",
    journal: "BMJ 323(7327):1446-1449",
    year: 2001,
    doi: "10.1136/bmj.323.7327.1446",
    strength: "laboratory comparison in 23 healthy adults",
    finding:
      "Saying the Ave Maria or the mantra 'om mani padme hum' slowed breathing to about six breaths a minute and made the natural rhythms of heart rate and blood pressure larger and more in step. It shows a short-term effect of slow breathing, not a treatment.",
  },
  kalyani2011: {
    authors: "Kalyani BG, Venkatasubramanian G, Arasappa R, et al.",
    title: "Neurohemodynamic correlates of 'OM' chanting: A pilot functional magnetic resonance imaging study",
    journal: "International Journal of Yoga 4(1):3-6",
    year: 2011,
    doi: "10.4103/0973-6131.78171",
    strength: "small brain-scan study of 12 healthy people",
    finding:
      "While people chanted Om aloud, deep brain areas tied to emotion became less active; with a plain 'ssss' sound they did not. Only twelve people took part, and no symptom was measured.",
  },
  alvarezperez2022: {
    authors: "Álvarez-Pérez Y, Rivero-Santana A, Perestelo-Pérez L, et al.",
    title: "Effectiveness of Mantra-Based Meditation on Mental Health: A Systematic Review and Meta-Analysis",
    journal: "International Journal of Environmental Research and Public Health 19(6):3380",
    year: 2022,
    doi: "10.3390/ijerph19063380",
    strength: "review of randomised trials published up to April 2021",
    finding:
      "Compared with control groups, people who meditated with a mantra had small to moderate drops in anxiety, low mood and stress. Many of the trials were of limited quality.",
  },
  perry2021: {
    authors: "Perry G, Polito V, Thompson WF",
    title: "Rhythmic Chanting and Mystical States across Traditions",
    journal: "Brain Sciences 11(1):101",
    year: 2021,
    doi: "10.3390/brainsci11010101",
    strength: "survey of 464 regular chanters in 33 countries, no control group",
    finding:
      "Six in ten chanters reported a mystical state while chanting, whatever their tradition, and whether they chanted aloud, silently, alone or in a group. People chose to take part themselves, so it cannot say what chanting does for others.",
  },
  goldsby2017: {
    authors: "Goldsby TL, Goldsby ME, McWalters M, Mills PJ",
    title: "Effects of Singing Bowl Sound Meditation on Mood, Tension, and Well-being: An Observational Study",
    journal: "Journal of Evidence-Based Complementary & Alternative Medicine 22(3):401-406",
    year: 2017,
    doi: "10.1177/2156587216668109",
    strength: "62 adults before and after one session, no control group",
    finding:
      "After a single session people felt less tense, angry, tired and low, first-timers most of all. Without a control group, nobody can say how much came from the bowls and how much from lying down, relaxing or hoping to feel better.",
  },
  stanhope2020: {
    authors: "Stanhope J, Weinstein P",
    title: "The human health effects of singing bowls: A systematic review",
    journal: "Complementary Therapies in Medicine 51:102412",
    year: 2020,
    doi: "10.1016/j.ctim.2020.102412",
    strength: "review of 4 studies",
    finding:
      "Every study found some gain in mood or in measures of the body. But the studies were so few, and so open to bias, that the authors would not yet recommend singing-bowl therapy.",
  },
  cai2025: {
    authors: "Cai Y, Yang G, Liu Y, et al.",
    title: "Therapeutic effects of singing bowls: A systematic review of clinical studies",
    journal: "Integrative Medicine Research 14(2):101144",
    year: 2025,
    doi: "10.1016/j.imr.2025.101144",
    strength: "review of 19 studies, 9 of them randomised",
    finding:
      "Singing bowls may help anxiety, low mood, sleep and thinking in very different groups of patients. The trials were small and varied.",
  },
  kuppusamy2018: {
    authors: "Kuppusamy M, Kamaldeen D, Pitani R, et al.",
    title: "Effects of Bhramari Pranayama on health - A systematic review",
    journal: "Journal of Traditional and Complementary Medicine 8(1):11-16",
    year: 2018,
    doi: "10.1016/j.jtcme.2017.02.003",
    strength: "review of 6 studies, none of them randomised",
    finding:
      "Bee breath went along with signs that the body's calming nerves were more active. The studies were rated very low in quality, so this is an idea to test rather than proof.",
  },
  fincham2023: {
    authors: "Fincham GW, Strauss C, Montero-Marin J, Cavanagh K",
    title: "Effect of breathwork on stress and mental health: A meta-analysis of randomised-controlled trials",
    journal: "Scientific Reports 13:432",
    year: 2023,
    doi: "10.1038/s41598-022-27247-y",
    strength: "review of 12 randomised trials with 785 adults",
    finding:
      "Breathing practices lowered stress, as people rated it themselves, slightly more than control groups did; anxiety and low mood eased by a similar amount. Most trials had a moderate risk of bias.",
  },
  balban2023: {
    authors: "Balban MY, Neri E, Kogon MM, et al.",
    title: "Brief structured respiration practices enhance mood and reduce physiological arousal",
    journal: "Cell Reports Medicine 4(1):100895",
    year: 2023,
    doi: "10.1016/j.xcrm.2022.100895",
    strength: "randomised trial with about 110 adults over one month, done at home",
    finding:
      "Five minutes a day of 'cyclic sighing', with long out-breaths, lifted daily mood and slowed resting breathing more than five minutes of mindfulness meditation. Anxiety fell in all groups.",
  },
  zaccaro2018: {
    authors: "Zaccaro A, Piarulli A, Laurino M, et al.",
    title:
      "How Breath-Control Can Change Your Life: A Systematic Review on Psycho-Physiological Correlates of Slow Breathing",
    journal: "Frontiers in Human Neuroscience 12:353",
    year: 2018,
    doi: "10.3389/fnhum.2018.00353",
    strength: "review of 15 studies in healthy people",
    finding:
      "Breathing slower than ten times a minute went along with a more flexible heart rhythm, calmer brain rhythms and a relaxed but alert mood. Methods differed widely between the studies.",
  },
  wu2019: {
    authors: "Wu Y, Johnson BT, Acabchuk RL, et al.",
    title: "Yoga as Antihypertensive Lifestyle Therapy: A Systematic Review and Meta-analysis",
    journal: "Mayo Clinic Proceedings 94(3):432-446",
    year: 2019,
    doi: "10.1016/j.mayocp.2018.09.023",
    strength: "review of 49 trials with 3,517 adults",
    finding:
      "Compared with control groups, yoga lowered blood pressure on average by 5.0 points in the upper number and 3.9 in the lower (in mm Hg). About 11 and 6 was worked out only for people with high blood pressure who practised three times a week with breathing and relaxation (6 and 3 without those parts), and many of the trials were at high risk of bias.",
  },
  cramer2014: {
    authors: "Cramer H, Haller H, Lauche R, et al.",
    title: "A systematic review and meta-analysis of yoga for hypertension",
    journal: "American Journal of Hypertension 27(9):1146-1151",
    year: 2014,
    doi: "10.1093/ajh/hpu078",
    strength: "review of 7 randomised trials with 452 patients",
    finding:
      "Against usual care the upper blood pressure number fell by 9.7 points and the lower by 7.2, but the evidence was rated very low in quality, and the true fall in the upper number could be anything from 2 to 17 points. Against other exercise there was no difference.",
  },
  hagins2013: {
    authors: "Hagins M, States R, Selfe T, Innes K",
    title: "Effectiveness of Yoga for Hypertension: Systematic Review and Meta-Analysis",
    journal: "Evidence-Based Complementary and Alternative Medicine 2013:649836",
    year: 2013,
    doi: "10.1155/2013/649836",
    strength: "review of 17 controlled studies, all with unclear or high risk of bias",
    finding:
      "On average the upper blood pressure number fell by a modest 4.2 points and the lower by about 3.6. The fall was larger when postures, breathing and meditation were combined.",
  },
  pascoe2017: {
    authors: "Pascoe MC, Thompson DR, Ski CF",
    title: "Yoga, mindfulness-based stress reduction and stress-related physiological measures: A meta-analysis",
    journal: "Psychoneuroendocrinology 86:152-168",
    year: 2017,
    doi: "10.1016/j.psyneuen.2017.08.008",
    strength: "review of 42 randomised trials against other active programmes",
    finding:
      "Programmes with yoga postures went along with lower cortisol, resting heart rate, upper blood pressure, fasting blood sugar and LDL cholesterol. The paper gives no percentage for the fall in cortisol.",
  },
  koncz2021: {
    authors: "Koncz A, Demetrovics Z, Takacs ZK",
    title: "Meditation interventions efficiently reduce cortisol levels of at-risk samples: a meta-analysis",
    journal: "Health Psychology Review 15(1):56-84",
    year: 2021,
    doi: "10.1080/17437199.2020.1760727",
    strength: "review of randomised trials, 10 with blood tests and 21 with saliva tests",
    finding:
      "After meditation programmes, cortisol in the blood fell by a medium amount, but only in patients with a physical illness. Cortisol in saliva showed a small change overall that could be chance.",
  },
  sanada2016: {
    authors: "Sanada K, Montero-Marin J, Alda Díez M, et al.",
    title:
      "Effects of Mindfulness-Based Interventions on Salivary Cortisol in Healthy Adults: A Meta-Analytical Review",
    journal: "Frontiers in Physiology 7:471",
    year: 2016,
    doi: "10.3389/fphys.2016.00471",
    strength: "review of 5 randomised trials with 190 healthy adults",
    finding:
      "Mindfulness programmes seemed to change cortisol in saliva by a fairly small amount. In the trials that compared the plain cortisol values, there was practically no difference.",
  },
  thirthalli2013: {
    authors: "Thirthalli J, Naveen GH, Rao MG, et al.",
    title: "Cortisol and antidepressant effects of yoga",
    journal: "Indian Journal of Psychiatry 55(Suppl 3):S405-S408",
    year: 2013,
    doi: "10.4103/0019-5545.116315",
    strength: "54 patients with depression over three months, not randomised",
    finding:
      "Cortisol in the blood fell in more of the patients who did yoga, with or without medicine, than in those on medicine alone; with yoga only, the fall went along with better mood. Patients chose their own treatment, so the groups may have differed from the start.",
  },
  turakitwanakan2013: {
    authors: "Turakitwanakan W, Mekseepralard C, Busarakumtragul P",
    title: "Effects of mindfulness meditation on serum cortisol of medical students",
    journal: "Journal of the Medical Association of Thailand 96(Suppl 1):S90-S95",
    year: 2013,
    strength: "30 medical students over four days, no control group",
    finding:
      "Morning cortisol in the blood went from 382 to 306 (nmol per litre), a fall of about 20 percent. With no control group and one morning sample each time, it cannot show that meditation alone was the cause.",
  },
  field2005: {
    authors: "Field T, Hernandez-Reif M, Diego M, et al.",
    title: "Cortisol decreases and serotonin and dopamine increase following massage therapy",
    journal: "International Journal of Neuroscience 115(10):1397-1413",
    year: 2005,
    doi: "10.1080/00207450590956459",
    strength: "authors' overview of their own massage studies",
    finding:
      "Cortisol fell by 31 percent on average after massage. This is a likely source of the popular '30 percent' figure, but it concerns massage, not yoga or chanting.",
  },
  wieland2022: {
    authors: "Wieland LS, Skoetz N, Pilkington K, et al.",
    title: "Yoga for chronic non-specific low back pain",
    journal: "Cochrane Database of Systematic Reviews 2022;11:CD010671",
    year: 2022,
    doi: "10.1002/14651858.CD010671.pub3",
    strength: "Cochrane review of 21 randomised trials with 2,223 people",
    finding:
      "Compared with no exercise, yoga helps the back work a little better and eases pain by roughly 4 to 5 points on a 100-point scale at three months, which is less than patients usually notice. It does about as well as other back exercise, and mild unwanted effects are more common than with no exercise.",
  },
  saper2017: {
    authors: "Saper RB, Lemaster C, Delitto A, et al.",
    title: "Yoga, Physical Therapy, or Education for Chronic Low Back Pain: A Randomized Noninferiority Trial",
    journal: "Annals of Internal Medicine 167(2):85-94",
    year: 2017,
    doi: "10.7326/M16-2579",
    strength: "randomised trial with 320 mostly low-income adults, followed for one year",
    finding:
      "For pain and daily function, a structured yoga class did no worse than physical therapy, but no better than an education book. In the yoga group, 21 fewer people in every 100 were using pain medicine than in the book group.",
  },
  tekur2012: {
    authors: "Tekur P, Nagarathna R, Chametcha S, et al.",
    title:
      "A comprehensive yoga programs improves pain, anxiety and depression in chronic low back pain patients more than exercise: an RCT",
    journal: "Complementary Therapies in Medicine 20(3):107-118",
    year: 2012,
    doi: "10.1016/j.ctim.2011.12.009",
    strength: "randomised trial with 80 patients during a seven-day stay",
    finding:
      "Pain scores fell by 49 percent with intensive live-in yoga and by 17.5 percent with physical exercise. One week, a live-in setting and no later check limit what this says about ordinary weekly classes.",
  },
  williams2005: {
    authors: "Williams KA, Petronis J, Smith D, et al.",
    title: "Effect of Iyengar yoga therapy for chronic low back pain",
    journal: "Pain 115(1-2):107-117",
    year: 2005,
    doi: "10.1016/j.pain.2005.02.016",
    strength: "small randomised trial over 16 weeks; 60 joined, 42 finished",
    finding:
      "The yoga group reported 64 percent less pain, 77 percent less disability and 88 percent less use of pain medicine. The people were few and put themselves forward, many dropped out, and yoga was compared only with education.",
  },
  cramer2013: {
    authors: "Cramer H, Lauche R, Langhorst J, Dobos G",
    title: "Yoga for depression: a systematic review and meta-analysis",
    journal: "Depression and Anxiety 30(11):1068-1083",
    year: 2013,
    doi: "10.1002/da.22166",
    strength: "review of 12 randomised trials with 619 people",
    finding:
      "In the short term, depression scores were lower with yoga than with usual care, by a medium amount. Only three trials had a low risk of bias, and none reported on safety.",
  },
  vollbehr2018: {
    authors: "Vollbehr NK, Bartels-Velthuis AA, Nauta MH, et al.",
    title:
      "Hatha yoga for acute, chronic and/or treatment-resistant mood and anxiety disorders: A systematic review and meta-analysis",
    journal: "PLoS ONE 13(10):e0204925",
    year: 2018,
    doi: "10.1371/journal.pone.0204925",
    strength: "review of 18 randomised trials in people with a diagnosis",
    finding:
      "In people with a diagnosed mood or anxiety disorder, hatha yoga did not clearly do better than usual treatment or other active programmes. It is a useful counterweight to more hopeful reviews.",
  },
  cramer2018: {
    authors: "Cramer H, Lauche R, Anheyer D, et al.",
    title: "Yoga for anxiety: A systematic review and meta-analysis of randomized controlled trials",
    journal: "Depression and Anxiety 35(9):830-843",
    year: 2018,
    doi: "10.1002/da.22762",
    strength: "review of 8 randomised trials with 319 people",
    finding:
      "Yoga eased anxiety a little in the short term compared with no treatment. No effect was seen in people with a diagnosed anxiety disorder.",
  },
  wang2020: {
    authors: "Wang WL, Chen KH, Pan YC, et al.",
    title:
      "The effect of yoga on sleep quality and insomnia in women with sleep problems: a systematic review and meta-analysis",
    journal: "BMC Psychiatry 20:195",
    year: 2020,
    doi: "10.1186/s12888-020-02566-4",
    strength: "review of 19 studies with 1,832 women",
    finding:
      "Sleep quality improved modestly overall. Insomnia became no less severe, and no benefit was found in women with breast cancer.",
  },
  datta2021: {
    authors: "Datta K, Tripathi M, Verma M, et al.",
    title:
      "Yoga nidra practice shows improvement in sleep in patients with chronic insomnia: A randomized controlled trial",
    journal: "National Medical Journal of India 34(3):143-150",
    year: 2021,
    doi: "10.25259/NMJI_63_19",
    strength: "small randomised trial with 41 patients",
    finding:
      "Both yoga nidra and a standard talking therapy for insomnia (CBT) led to longer and better-rated sleep; after yoga nidra the share of deep sleep rose and cortisol in saliva fell. The trial was small, and sleep was recorded a second time only in volunteers.",
  },
  youkhana2016: {
    authors: "Youkhana S, Dean CM, Wolff M, et al.",
    title:
      "Yoga-based exercise improves balance and mobility in people aged 60 and over: a systematic review and meta-analysis",
    journal: "Age and Ageing 45(1):21-29",
    year: 2016,
    doi: "10.1093/ageing/afv175",
    strength: "review of 6 trials with 307 people aged 60 and over",
    finding:
      "Yoga brought a small gain in balance and a medium gain in getting about. Falls themselves were not tested.",
  },
  sivaramakrishnan2019: {
    authors: "Sivaramakrishnan D, Fitzsimons C, Kelly P, et al.",
    title:
      "The effects of yoga compared to active and inactive controls on physical function and health related quality of life in older adults - systematic review and meta-analysis of randomised controlled trials",
    journal: "International Journal of Behavioral Nutrition and Physical Activity 16:33",
    year: 2019,
    doi: "10.1186/s12966-019-0789-2",
    strength: "review of 22 randomised trials, average age 60 or more",
    finding:
      "Compared with being inactive, yoga helped balance, leg strength, flexibility and mood. Compared with other exercise, its advantages were smaller.",
  },
  oliveira2025: {
    authors: "Oliveira JS, Sherrington C, Lord SR, et al.",
    title:
      "The effect of an Iyengar yoga-based exercise programme versus a seated yoga relaxation programme on falls in people aged 60 years and older (SAGE): a pragmatic, two-arm, parallel randomised controlled trial",
    journal: "The Lancet Healthy Longevity",
    year: 2025,
    doi: "10.1016/j.lanhl.2025.100749",
    strength: "randomised trial with 700 people aged 60 and over, 12 months, mostly online",
    finding:
      "Against expectation, 41 percent of people in the standing yoga programme fell at least once, compared with 29 percent in seated relaxation yoga; injuries were about as common, and the standing group grew more active and confident. Yoga should not be presented as a proven way to prevent falls.",
  },
  cramer2017: {
    authors: "Cramer H, Lauche R, Klose P, et al.",
    title:
      "Yoga for improving health-related quality of life, mental health and cancer-related symptoms in women diagnosed with breast cancer",
    journal: "Cochrane Database of Systematic Reviews 2017;1:CD010802",
    year: 2017,
    doi: "10.1002/14651858.CD010802.pub2",
    strength: "Cochrane review of 24 randomised studies with 2,166 women",
    finding:
      "Compared with no therapy, yoga eased fatigue and sleep problems in women with breast cancer and slightly improved their quality of life. It supports care; it does not treat the cancer.",
  },
  kiecoltglaser2014: {
    authors: "Kiecolt-Glaser JK, Bennett JM, Andridge R, et al.",
    title: "Yoga's impact on inflammation, mood, and fatigue in breast cancer survivors: a randomized controlled trial",
    journal: "Journal of Clinical Oncology 32(10):1040-1049",
    year: 2014,
    doi: "10.1200/JCO.2013.51.8860",
    strength: "randomised trial with 200 breast cancer survivors, against a waiting list",
    finding:
      "Right after twelve weeks of classes, fatigue was no different; three months later it was reported as 57 percent lower than on the waiting list, and three signs of inflammation were lower too. Depression did not differ.",
  },
  kumar2020: {
    authors: "Kumar A, Bhatia R, Sharma G, et al.",
    title: "Effect of yoga as add-on therapy in migraine (CONTAIN): A randomized clinical trial",
    journal: "Neurology 94(21):e2203-e2212",
    year: 2020,
    doi: "10.1212/WNL.0000000000009473",
    strength: "randomised trial with 160 migraine patients; 114 finished",
    finding:
      "Adding yoga to medicine cut headaches by about 48 percent, against 12 percent with medicine alone, a difference of 3.5 attacks a month. Everyone knew who did yoga, almost 3 in 10 dropped out, and the yoga group began with more headaches.",
  },
  lauche2016: {
    authors: "Lauche R, Langhorst J, Lee MS, et al.",
    title: "A systematic review and meta-analysis on the effects of yoga on weight-related outcomes",
    journal: "Preventive Medicine 87:213-232",
    year: 2016,
    doi: "10.1016/j.ypmed.2016.03.013",
    strength: "review of 30 randomised trials with 2,173 people",
    finding:
      "Overall, yoga had no effect on weight, body mass index (BMI), body fat or waist. In overweight people BMI fell more than with usual care, but that result did not hold up when it was checked for bias.",
  },
  cramer2015: {
    authors: "Cramer H, Ward L, Saper R, et al.",
    title: "The Safety of Yoga: A Systematic Review and Meta-Analysis of Randomized Controlled Trials",
    journal: "American Journal of Epidemiology 182(4):281-293",
    year: 2015,
    doi: "10.1093/aje/kwv071",
    strength: "review of 94 randomised trials with 8,430 people",
    finding:
      "Injuries and other unwanted effects were about as frequent with yoga as with usual care or exercise; minor ones were more frequent than with education alone. Only 94 of 301 trials reported on safety at all.",
  },
  jasien2015: {
    authors: "Jasien JV, Jonas JB, de Moraes CG, Ritch R",
    title: "Intraocular Pressure Rise in Subjects with and without Glaucoma during Four Common Yoga Positions",
    journal: "PLoS ONE 10(12):e0144505",
    year: 2015,
    doi: "10.1371/journal.pone.0144505",
    strength: "small study of 10 people with glaucoma and 10 without",
    finding:
      "Head-down postures raised eye pressure within a minute, in downward dog from 17 to about 28 mm Hg in the people with glaucoma; it was back where it began within two minutes of sitting up. This is why people with glaucoma are told to avoid head-down poses.",
  },
} as const satisfies Record<string, Study>;

export type StudyKey = keyof typeof studies;
