// Written by `npm run types` from `klubovna openapi`; not by hand.

export interface components {
    schemas: {
        /**
         * About
         * @description Of a thing.
         */
        About: {
            rule: string;
            /** @enum {unknown} */
            source?: "house" | "pack" | "public" | "rulebook";
        };
        /**
         * Add
         * @description A thing that is not in the box, like one that is, if one is named.
         */
        Add: {
            /** @enum {unknown} */
            do: "add";
            file: string;
            like?: string;
            names: {
                [key: string]: string;
            };
        };
        /** Amount */
        Amount: {
            /** @enum {unknown} */
            kind: "amount";
            least: number | null;
            most: number | null;
        };
        /** Answer */
        Answer: {
            agree: boolean;
        };
        /**
         * AsideInfo
         * @description A table that is kept in a browser and can't be read: it is left as it is.
         */
        AsideInfo: {
            error: components["schemas"]["ErrorInfo"];
            id: string;
        };
        /** AskChange */
        AskChange: {
            changes: (components["schemas"]["Put"] | components["schemas"]["Unset"] | components["schemas"]["Confirm"] | components["schemas"]["Add"] | components["schemas"]["Remove"] | components["schemas"]["Name"] | components["schemas"]["Picture"] | components["schemas"]["Cover"])[];
            file?: string;
            text: string;
            thing?: string;
        };
        /**
         * AskForesight
         * @description Of options of the moment with this number, by their texts.
         */
        AskForesight: {
            seq: number;
            texts: string[];
        };
        /**
         * AskHint
         * @description For the decision of the moment with this number.
         */
        AskHint: {
            seq: number;
        };
        /**
         * AskLook
         * @description How a draft stands; and one thing of it for its form.
         */
        AskLook: {
            file?: string;
            text: string;
            thing?: string;
        };
        /**
         * AskWhy
         * @description What somebody may have meant by clicking a thing at the moment with this number.
         */
        AskWhy: {
            seq: number;
            texts: string[];
        };
        /**
         * AskWhyNot
         * @description What somebody may have meant by clicking a thing there, as texts of actions or ids of things.
         */
        AskWhyNot: {
            step: number;
            table: number;
            texts: string[];
        };
        /**
         * At
         * @description A step of one of the tables of a lesson, both counted from 0.
         */
        At: {
            step: number;
            table: number;
        };
        /**
         * AtFind
         * @description What somebody may have meant by clicking a thing where a choice is to be found (counted from 0), as texts of
         *         actions or ids of things.
         */
        AtFind: {
            find: number;
            texts: string[];
        };
        /**
         * Attempt
         * @description A row.
         */
        Attempt: {
            at: number;
            change: number;
            first: string;
            found: boolean;
            game: string;
            helped: boolean;
            later: boolean;
            person: string;
            puzzle: string;
            rated: boolean;
            tries: number;
        };
        /**
         * Because
         * @description What would follow from a choice. `certain`, `likely`: a sentence that would be said; `then`, `reply`: what the
         *         same seat or another one would choose next, as it is called on a button.
         */
        Because: {
            /** @enum {unknown} */
            kind: "certain" | "likely" | "reply" | "then";
            said: components["schemas"]["Said"];
            seat?: string;
        };
        /**
         * Blank
         * @description A field to be filled in.
         */
        Blank: {
            choices: string[];
            label: components["schemas"]["Message"];
            least: number;
            most: number;
            path: string;
            /** @enum {unknown} */
            sort: "choice" | "number" | "switch" | "text";
            value: boolean | number | string;
        };
        /**
         * Bar
         * @description Of points, as boards draw it.
         */
        "blitzkrieg.Bar": {
            end: number;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /**
         * Blank
         * @description "Prázdné žetony – náhradní či pro vaše vlastní nápady": a token that an owner's pack may bring into play, in the
         *        bank as a special weapon or in the bag of a side as a regular unit.
         */
        "blitzkrieg.Blank": {
            ability: ("admiral" | "atomic" | "bombing" | "commander" | "general" | "partisans" | "rapid" | "scientist" | "spy" | "strike") | null;
            /** @enum {unknown} */
            into: "" | "allies" | "axis" | "bank" | "germany" | "japan";
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
            /** @enum {unknown} */
            type: "air" | "any" | "army" | "fleet";
            value: number;
        };
        /** BlitzkriegView */
        "blitzkrieg.BlitzkriegView": {
            bank: number;
            deploying: string | null;
            goal: number;
            laid: string[];
            map: string;
            mover: string;
            sides: components["schemas"]["blitzkrieg.SideView"][];
            solo: components["schemas"]["blitzkrieg.SoloView"] | null;
            theatres: components["schemas"]["blitzkrieg.TheatreView"][];
            turn: number;
        };
        /** Campaign */
        "blitzkrieg.Campaign": {
            points: number;
            spaces: components["schemas"]["blitzkrieg.Space"][];
        };
        /**
         * Changes
         * @description What a placement may do to the marker, the greatest change first.
         */
        "blitzkrieg.Changes": {
            order: ("anything" | "breaks-the-tie" | "extends-its-lead" | "harmless" | "reaches-a-tie" | "shrinks-a-lead" | "takes-the-lead")[];
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /**
         * Die
         * @description A theatre for each face; where there is none, the player chooses.
         */
        "blitzkrieg.Die": {
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
            theatres: string[];
        };
        /**
         * Families
         * @description Which of a family it wants first.
         */
        "blitzkrieg.Families": {
            production: ("advanced-production" | "advanced-research" | "applied-research" | "bombing" | "production" | "propaganda" | "research" | "strategic" | "tactical")[];
            research: ("advanced-production" | "advanced-research" | "applied-research" | "bombing" | "production" | "propaganda" | "research" | "strategic" | "tactical")[];
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /** Level */
        "blitzkrieg.Level": {
            id: string;
            rolls: number;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
            steps: number;
        };
        /**
         * Opening
         * @description By which lines it opens a theatre (Nippon).
         */
        "blitzkrieg.Opening": {
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
            theatre: ("most-points" | "topmost")[];
        };
        /** Printed */
        "blitzkrieg.Printed": {
            base: {
                [key: string]: components["schemas"]["blitzkrieg.Theatre"];
            };
            blanks: {
                [key: string]: components["schemas"]["blitzkrieg.Blank"];
            };
            nippon: {
                [key: string]: components["schemas"]["blitzkrieg.Theatre"];
            };
            rules: components["schemas"]["blitzkrieg.Rules"];
            solo: components["schemas"]["blitzkrieg.Solo"];
            tokens: {
                [key: string]: components["schemas"]["blitzkrieg.Unit"];
            };
            weapons: {
                [key: string]: components["schemas"]["blitzkrieg.Weapon"];
            };
        };
        /**
         * Priority
         * @description Which effects it wants, the first first.
         */
        "blitzkrieg.Priority": {
            order: components["schemas"]["blitzkrieg.Wish"][];
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /**
         * Reading
         * @description What its scientist is.
         */
        "blitzkrieg.Reading": {
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
            /** @enum {unknown} */
            type: "air" | "any" | "army" | "fleet";
            value: number;
        };
        /** Row */
        "blitzkrieg.Row": {
            ahead: number;
            closing_in: number;
            few: number;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
            units: number;
        };
        /** Rules */
        "blitzkrieg.Rules": {
            bar: components["schemas"]["blitzkrieg.Bar"];
            setup: components["schemas"]["blitzkrieg.Setup"];
            tokens: components["schemas"]["blitzkrieg.TokenRules"];
            victory: components["schemas"]["blitzkrieg.Victory"];
        };
        /** Setup */
        "blitzkrieg.Setup": {
            reserve: number;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /** SideView */
        "blitzkrieg.SideView": {
            automatic: boolean;
            bag: string[] | null;
            bag_count: number;
            last: string | null;
            points: number;
            reserve: string[] | null;
            reserve_count: number;
            returned: string[];
            seat: string;
            weapons: number;
        };
        /** Solo */
        "blitzkrieg.Solo": {
            changes: components["schemas"]["blitzkrieg.Changes"];
            die: components["schemas"]["blitzkrieg.Die"];
            families: components["schemas"]["blitzkrieg.Families"];
            levels: components["schemas"]["blitzkrieg.Level"][];
            nippon_die: components["schemas"]["blitzkrieg.Die"];
            opening: components["schemas"]["blitzkrieg.Opening"];
            priority: components["schemas"]["blitzkrieg.Priority"];
            row: components["schemas"]["blitzkrieg.Row"];
            scientist: components["schemas"]["blitzkrieg.Reading"];
            stratagems: components["schemas"]["blitzkrieg.StratagemToken"][];
            tables: components["schemas"]["blitzkrieg.Tables"];
        };
        /** SoloView */
        "blitzkrieg.SoloView": {
            cup: string[];
            level: string;
            repeats: string | null;
            stratagem: string | null;
        };
        /**
         * Space
         * @description A battle space; `count` is the number printed with a tactical, strategic or propaganda effect.
         */
        "blitzkrieg.Space": {
            count: number;
            effect: ("advanced-production" | "advanced-research" | "applied-research" | "bombing" | "production" | "propaganda" | "research" | "strategic" | "tactical") | null;
            /** @enum {unknown} */
            terrain: "land" | "mixed" | "sea";
        };
        /** SpaceView */
        "blitzkrieg.SpaceView": {
            guise: string | null;
            id: string;
            open: boolean;
            seat: string | null;
            token: string | null;
        };
        /**
         * StratagemToken
         * @description The lines that it puts into the tables.
         */
        "blitzkrieg.StratagemToken": {
            aside: boolean;
            id: string;
            repeats: boolean;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
            space: ("closes" | "effect" | "leftmost" | "production-or-bombing" | "propaganda")[];
            theatre: ("closes-campaign" | "closes-theatre" | "leads" | "most-empty" | "most-points" | "player-leads" | "production-or-bombing" | "propaganda" | "research" | "topmost")[];
            unit: ("closes" | "greatest-change" | "has-value" | "leftmost" | "not-rapid" | "special" | "special-unless-research" | "strongest")[];
        };
        /** Tables */
        "blitzkrieg.Tables": {
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
            space: (("closes" | "effect" | "leftmost" | "production-or-bombing" | "propaganda") | "stratagem")[];
            theatre: (("closes-campaign" | "closes-theatre" | "leads" | "most-empty" | "most-points" | "player-leads" | "production-or-bombing" | "propaganda" | "research" | "topmost") | "stratagem")[];
            unit: (("closes" | "greatest-change" | "has-value" | "leftmost" | "not-rapid" | "special" | "special-unless-research" | "strongest") | "stratagem")[];
        };
        /** Theatre */
        "blitzkrieg.Theatre": {
            arrows: string[];
            bonus: number[];
            campaigns: components["schemas"]["blitzkrieg.Campaign"][];
            closing: number;
            height: number;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
            start: boolean;
            track: number;
        };
        /** TheatreView */
        "blitzkrieg.TheatreView": {
            campaign: number;
            id: string;
            leader: string | null;
            marker: number;
            spaces: components["schemas"]["blitzkrieg.SpaceView"][];
            /** @enum {unknown} */
            status: "active" | "closed" | "dormant";
            won: string[][];
        };
        /** TokenRules */
        "blitzkrieg.TokenRules": {
            against: number;
            back: number;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /**
         * Unit
         * @description A regular unit: how many each side has.
         */
        "blitzkrieg.Unit": {
            ability: ("admiral" | "atomic" | "bombing" | "commander" | "general" | "partisans" | "rapid" | "scientist" | "spy" | "strike") | null;
            copies: {
                [key: string]: number;
            };
            single: ("allies" | "axis" | "germany" | "japan")[];
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
            /** @enum {unknown} */
            type: "air" | "any" | "army" | "fleet";
            value: number;
        };
        /** Victory */
        "blitzkrieg.Victory": {
            points: number;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /**
         * Weapon
         * @description A special weapon: how many there are in the bank.
         */
        "blitzkrieg.Weapon": {
            ability: ("admiral" | "atomic" | "bombing" | "commander" | "general" | "partisans" | "rapid" | "scientist" | "spy" | "strike") | null;
            copies: number;
            nippon: boolean;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
            /** @enum {unknown} */
            type: "air" | "any" | "army" | "fleet";
            value: number;
        };
        /**
         * Wish
         * @description A family of effects, where it is wanted only in need.
         */
        "blitzkrieg.Wish": {
            /** @enum {unknown} */
            effect: "bombing" | "production" | "propaganda" | "research" | "strategic" | "tactical";
            when: ("behind" | "closing-in" | "few") | null;
        };
        /**
         * Box
         * @description Everything in the box of a game.
         */
        Box: {
            game: string;
            groups: components["schemas"]["Group"][];
            hash: string;
        };
        /**
         * ByKey
         * @description Something for each of these.
         */
        ByKey: {
            keys: components["schemas"]["FormChoice"][];
            /** @enum {unknown} */
            kind: "by-key";
            of: components["schemas"]["Amount"] | components["schemas"]["YesNo"] | components["schemas"]["OneWord"] | components["schemas"]["FreeText"] | components["schemas"]["Several"] | components["schemas"]["Composed"] | components["schemas"]["ByKey"];
        };
        /**
         * Candidate
         * @description A thing that may be named, and what follows of it.
         */
        Candidate: {
            because: components["schemas"]["Said"][];
            /** @enum {unknown} */
            follows: "nearly" | "passed" | "possible" | "ruled-out";
            possible: boolean;
            thing: string;
            view: unknown;
        };
        /** Cell */
        Cell: {
            ground: string;
            group: string;
            id: string;
            laid: components["schemas"]["Laid"][];
            said: components["schemas"]["Message"][];
            sides: {
                [key: string]: string;
            };
        };
        /**
         * Chance
         * @description So many of so many, and between what it almost surely is.
         */
        Chance: {
            high: number;
            hits: number;
            low: number;
            n: number;
        };
        /**
         * Change
         * @description Something that is to be otherwise.
         */
        Change: {
            /** @enum {unknown} */
            do: "Change";
        };
        /** Changed */
        Changed: {
            look: components["schemas"]["DraftLook"];
            refused: string;
            text: string;
        };
        /** ChatLine */
        ChatLine: {
            at: number;
            n: number;
            name: string;
            said: components["schemas"]["Said"] | null;
            seat: string | null;
            text: string;
        };
        /** ChatNews */
        ChatNews: {
            at: number;
            /** @enum {unknown} */
            is: "chat";
            n: number;
            name: string;
            said: components["schemas"]["Said"] | null;
            seat: string | null;
            text: string;
        };
        /**
         * Choice
         * @description One of the options. `text` is what is sent back; `kind` and `fields` say the same in parts.
         */
        Choice: {
            fields: {
                [key: string]: number | string | (number | string)[];
            };
            foreseen?: boolean;
            kind: string;
            label: components["schemas"]["Said"];
            path: string[];
            text: string;
        };
        /**
         * Choose
         * @description The text of an option, in answer to the moment with this number.
         */
        Choose: {
            seq: number;
            text: string;
        };
        /** ChooseNow */
        ChooseNow: {
            /** @enum {unknown} */
            is: "choose";
            seq: number;
            text: string;
        };
        /** Chosen */
        Chosen: {
            /** @enum {unknown} */
            is: "choice";
            seat: string;
            text: string;
        };
        /**
         * ClockInfo
         * @description How long each seat has thought, in milliseconds, without the decision that runs now; since when (in milliseconds
         *         since 1970, by the clock of the house) that one runs, and None where no time is counted.
         */
        ClockInfo: {
            since: number | null;
            used: {
                [key: string]: number;
            };
        };
        /** Complaint */
        Complaint: {
            why: string;
        };
        /**
         * Composed
         * @description Made of fields: those of one of the sorts, which is told by the value of the field `by`.
         */
        Composed: {
            by: string;
            /** @enum {unknown} */
            kind: "composed";
            sorts: string[];
        };
        /**
         * Confirm
         * @description It is like this in my box: a field, or all that the rulebook does not print.
         */
        Confirm: {
            /** @enum {unknown} */
            do: "confirm";
            file: string;
            path?: string | null;
            thing: string;
        };
        /**
         * ContentInfo
         * @description All that is printed, with where it comes from.
         */
        ContentInfo: {
            about: {
                [key: string]: components["schemas"]["About"];
            };
            hash: string;
            pack: components["schemas"]["PackInfo"] | null;
            sources: components["schemas"]["Provenance"][];
            tables: Record<string, never>;
            wording: {
                [key: string]: {
                    [key: string]: components["schemas"]["Line"][];
                };
            };
        };
        /**
         * Count
         * @description Of the things in a file, how many are in which state.
         */
        Count: {
            file: string;
            name: {
                [key: string]: string;
            };
            states: {
                [key: string]: number;
            };
        };
        /** CourseInfo */
        CourseInfo: {
            game: string;
            lessons: components["schemas"]["LessonInfo"][];
        };
        /**
         * Cover
         * @description What stands on the cover of the pack.
         */
        Cover: {
            author?: string | null;
            cs?: string | null;
            /** @enum {unknown} */
            do: "cover";
            en?: string | null;
            licence?: string | null;
        };
        /** Credentials */
        Credentials: {
            name: string;
            password: string;
        };
        /**
         * Custom
         * @description How the house uses a word in its compositions: with which fields, and the first of them for an example.
         */
        Custom: {
            example: Record<string, never>;
            fields: string[];
            word: string;
        };
        /**
         * Decides
         * @description What a thing does for a seat that plays it.
         */
        Decides: {
            differs: boolean;
            high: number;
            low: number;
            more: number;
            name: {
                [key: string]: string;
            };
            otherwise: components["schemas"]["Chance"];
            played: components["schemas"]["Chance"];
            seat: string;
            thing: string;
            won: components["schemas"]["Chance"];
        };
        /**
         * Difference
         * @description A thing that is not as the house has it.
         */
        Difference: {
            block: string;
            fields: {
                [key: string]: [
                    string | number | boolean | null,
                    string | number | boolean | null
                ];
            };
            file: string;
            new: boolean;
            now: components["schemas"]["Line"][];
            was: components["schemas"]["Line"][];
        };
        /**
         * Differs
         * @description A thing that is not as the house has it.
         */
        Differs: {
            block: string;
            fields: components["schemas"]["Otherwise"][];
            file: string;
            map: boolean;
            name: {
                [key: string]: string;
            };
            new: boolean;
            now: {
                [key: string]: string;
            };
            was: {
                [key: string]: string;
            };
        };
        /**
         * Diverged
         * @description The draft was rewritten elsewhere.
         */
        Diverged: {
            error: components["schemas"]["ErrorInfo"];
            kept: components["schemas"]["Draft"];
            sent: string;
        };
        /** Draft */
        Draft: {
            at: number;
            game: string;
            id: string;
            shared: string | null;
            text: string;
            title: {
                [key: string]: string;
            };
            version: number;
        };
        /**
         * DraftInfo
         * @description A draft in a list.
         */
        DraftInfo: {
            at: number;
            game: string;
            id: string;
            shared: string | null;
            title: {
                [key: string]: string;
            };
            version: number;
        };
        /** DraftLook */
        DraftLook: {
            counts: components["schemas"]["Count"][];
            findings: components["schemas"]["FormFinding"][];
            game: string;
            names: {
                [key: string]: string;
            };
            next: components["schemas"]["Listed"][];
            opened: components["schemas"]["Opened"] | null;
            pictures: {
                [key: string]: string;
            };
            sound: boolean;
            things: components["schemas"]["Listed"][];
            title: {
                [key: string]: string;
            };
            touched: components["schemas"]["Drawable"][];
        };
        /**
         * Drawable
         * @description What a thing is drawn of: as `ContentInfo` has it.
         */
        Drawable: {
            block: unknown;
            file: string;
            id: string;
            wording: {
                [key: string]: components["schemas"]["Line"][];
            };
        };
        /**
         * Dropped
         * @description A sheet is taken away.
         */
        Dropped: {
            path: string;
            /** @enum {unknown} */
            type: "dropped";
        };
        /**
         * Earlier
         * @description A version of a draft that stayed.
         */
        Earlier: {
            at: number;
            version: number;
        };
        /** Ending */
        Ending: {
            games: number;
            reason: string;
            winners: string[];
        };
        /**
         * EndingInfo
         * @description Somebody asks to end the running game.
         */
        EndingInfo: {
            asks_you: boolean;
            by: string | null;
            yours: boolean;
        };
        /**
         * Entered
         * @description A field of a sheet has another value.
         */
        Entered: {
            path: string;
            /** @enum {unknown} */
            type: "entered";
            value: boolean | number | string;
        };
        /**
         * ErrandNews
         * @description A bot's question, for the browser that thinks for it (docs/along.md).
         */
        ErrandNews: {
            errand: string;
            id: string;
            /** @enum {unknown} */
            is: "errand";
        };
        /** ErrorInfo */
        ErrorInfo: {
            faults?: components["schemas"]["Fault"][];
            kind: string;
            reason?: components["schemas"]["Said"] | null;
            text: string;
        };
        /** ErrorNews */
        ErrorNews: {
            error: components["schemas"]["ErrorInfo"];
            /** @enum {unknown} */
            is: "error";
        };
        /**
         * Fault
         * @description Something that is wrong with a text of the players' own, such as a scenario.
         */
        Fault: {
            field: string;
            line: number | null;
            problem: string;
        };
        /**
         * Field
         * @description Something that a piece has.
         */
        Field: {
            name: {
                [key: string]: string;
            };
            path: string;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
            told: {
                [key: string]: string;
            };
        };
        /**
         * Filled
         * @description What may be written in a field.
         */
        Filled: {
            /** @enum {unknown} */
            kind: "Filled";
        };
        /**
         * Followed
         * @description A table for the browser with which it goes along.
         */
        Followed: {
            entries: (components["schemas"]["Chosen"] | components["schemas"]["Happened"] | components["schemas"]["Undone"])[];
            head: string;
            since: number;
        };
        /** ForBot */
        ForBot: {
            bot: string;
            seat: string;
        };
        /**
         * Foresee
         * @description What would follow from these choices of the moment with this number?
         */
        Foresee: {
            /** @enum {unknown} */
            is: "foresee";
            seq: number;
            texts: string[];
        };
        /**
         * Foreseen
         * @description What is certain to follow from a choice: new numbers of things on the board, and words.
         */
        Foreseen: {
            numbers: {
                [key: string]: number;
            };
            says: components["schemas"]["Said"][];
        };
        /** FormChoice */
        FormChoice: {
            name: {
                [key: string]: string;
            };
            value: string | number | boolean;
        };
        /**
         * FormEntry
         * @description What is written in a field of the form.
         */
        FormEntry: {
            /** @enum {unknown} */
            before: "house" | "pack" | "public" | "rulebook";
            path: string;
            said: boolean;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
            value: unknown;
            was: unknown;
        };
        /** FormField */
        FormField: {
            name: {
                [key: string]: string;
            };
            needed: boolean;
            nothing: boolean;
            path: string;
            shape: components["schemas"]["Amount"] | components["schemas"]["YesNo"] | components["schemas"]["OneWord"] | components["schemas"]["FreeText"] | components["schemas"]["Several"] | components["schemas"]["Composed"] | components["schemas"]["ByKey"];
            usual: unknown;
        };
        /**
         * FormFinding
         * @description Something that is wrong: with a field, with a thing, or with the whole draft, which has neither.
         */
        FormFinding: {
            file: string;
            path: string;
            thing: string;
            told: {
                [key: string]: string;
            };
        };
        /** FreeText */
        FreeText: {
            /** @enum {unknown} */
            kind: "text";
            longest: number | null;
        };
        /** GameForms */
        GameForms: {
            forms: components["schemas"]["ThingForm"][];
            game: string;
            sorts: {
                [key: string]: components["schemas"]["Sort"];
            };
        };
        /** GameInfo */
        GameInfo: {
            bots: string[];
            id: string;
            lid: components["schemas"]["LidInfo"];
            name: components["schemas"]["Said"];
            options: components["schemas"]["OptionInfo"][];
            pack: number;
            seatings: components["schemas"]["Seating"][];
            seats: string[];
            trained: {
                [key: string]: (string | number | boolean)[];
            }[];
            version: string;
        };
        /**
         * GamePuzzles
         * @description The easiest first.
         */
        GamePuzzles: {
            game: string;
            puzzles: components["schemas"]["PuzzleInfo"][];
            themes: string[];
        };
        /**
         * Glimpse
         * @description Something that a thing could do, in the shape of a choice; what would follow is told at once.
         */
        Glimpse: {
            fields: {
                [key: string]: number | string | (number | string)[];
            };
            foreseen?: boolean;
            kind: string;
            label: components["schemas"]["Said"];
            path: string[];
            preview?: components["schemas"]["Foreseen"] | null;
            text: string;
        };
        /**
         * Group
         * @description Pieces that lie together.
         */
        Group: {
            blocks: {
                [key: string]: number;
            };
            id: string;
            known: number;
            name: {
                [key: string]: string;
            };
            ours: number;
            pieces: components["schemas"]["Piece"][];
        };
        /**
         * Ability
         * @description An action with slots of its own, or a rule that always holds (without slots).
         */
        "hagalaz.Ability": {
            amount: number;
            around: [
                number,
                number
            ];
            damage: [
                number,
                number
            ];
            /** @enum {unknown} */
            hero: "garrus" | "liara" | "shepard" | "tali" | "wrex";
            nearest: [
                number,
                number
            ];
            range: [
                number,
                number
            ];
            requires: string[];
            shields: [
                number,
                number
            ];
            sight: boolean;
            slots: ("empowered" | "move" | "standard")[];
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
            steps: [
                number,
                number
            ];
            /** @enum {unknown} */
            tier: "advanced" | "basic" | "loyalty" | "start";
        };
        /** AbilityView */
        "hagalaz.AbilityView": {
            id: string;
            requires: string[];
            slots: string[];
            tier: string;
            unlocked: boolean;
        };
        /** About */
        "hagalaz.About": {
            act: number;
            code: string;
            hero: ("garrus" | "liara" | "shepard" | "tali" | "wrex") | null;
            meant: string[];
            rounds: number;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
            title: string;
        };
        /**
         * Activate
         * @description All enemies of these types, the one nearest to the active hero first.
         */
        "hagalaz.Activate": {
            /** @enum {unknown} */
            do: "activate";
            types: string[];
        };
        /**
         * All
         * @description All of these, in any order.
         */
        "hagalaz.All": {
            /** @enum {unknown} */
            do: "all";
            of: (components["schemas"]["hagalaz.Use"] | components["schemas"]["hagalaz.Deliver"] | components["schemas"]["hagalaz.Leave"] | components["schemas"]["hagalaz.Defeat"] | components["schemas"]["hagalaz.Capture"] | components["schemas"]["hagalaz.Silence"] | components["schemas"]["hagalaz.Data"] | components["schemas"]["hagalaz.All"] | components["schemas"]["hagalaz.Steps"])[];
        };
        /**
         * Blast
         * @description A grenade or a grenade case: a hex in line of fire, and all around it.
         */
        "hagalaz.Blast": {
            damage: number;
            range: number;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /**
         * Campaign
         * @description The file.
         */
        "hagalaz.Campaign": {
            crossroads: components["schemas"]["hagalaz.Crossroads"][];
            data: components["schemas"]["hagalaz.DataTrack"];
            early_end: components["schemas"]["hagalaz.EarlyEnd"];
            endings: components["schemas"]["hagalaz.Ending"][];
            forks: components["schemas"]["hagalaz.Fork"][];
            interludes: components["schemas"]["hagalaz.Interlude"][];
            legacies: components["schemas"]["hagalaz.Legacy"][];
            loyalty: components["schemas"]["hagalaz.Loyalty"];
            readiness: components["schemas"]["hagalaz.Scale"];
            start: components["schemas"]["hagalaz.Start"];
            titles: components["schemas"]["hagalaz.Title"][];
        };
        /**
         * Capture
         * @description So many of these champions are captured: with an Objective action beside one that has lost a resilience level.
         */
        "hagalaz.Capture": {
            champions: ("1" | "2" | "3")[];
            /** @enum {unknown} */
            do: "capture";
            need: number;
        };
        /**
         * Champion
         * @description A sort of champions; how much one withstands stands in the mission.
         */
        "hagalaz.Champion": {
            amount: number;
            attack: number;
            code: string;
            copies: number;
            /** @enum {unknown} */
            faction: "cerberus" | "reapers";
            range: number;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
            specialisation: ("avenger" | "catcher" | "runner" | "shooter") | null;
            /** @enum {unknown} */
            trait: "binary-link" | "bull-rush" | "cloak" | "nest" | "plating" | "smoke" | "swarmers" | "wail" | "whip" | "withdraw";
        };
        /**
         * Champions
         * @description The champions are activated.
         */
        "hagalaz.Champions": {
            /** @enum {unknown} */
            do: "champions";
        };
        /**
         * Crossroads
         * @description A story section for those who have won so many missions in this way before the last act.
         */
        "hagalaz.Crossroads": {
            /** @enum {unknown} */
            id: "paragon" | "renegade";
            readiness: number;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
            story: number;
            wins: number;
        };
        /**
         * Data
         * @description The mission ends with so many data tokens in the inventory.
         */
        "hagalaz.Data": {
            /** @enum {unknown} */
            do: "data";
            need: number;
        };
        /** DataTrack */
        "hagalaz.DataTrack": {
            boxes: number;
            every: number;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /** DeedView */
        "hagalaz.DeedView": {
            mission: string;
            result: string;
            side: boolean;
        };
        /**
         * Defeat
         * @description So many of these champions are defeated.
         */
        "hagalaz.Defeat": {
            captured: boolean;
            champions: ("1" | "2" | "3")[];
            /** @enum {unknown} */
            do: "defeat";
            need: number;
        };
        /**
         * Deliver
         * @description Tokens taken up with an Objective action and carried to one of these hexes; entering it is enough. Refugees wait
         *         where the map has them, a drive lies at `at` from the moment it is wanted.
         */
        "hagalaz.Deliver": {
            at: string | null;
            /** @enum {unknown} */
            do: "deliver";
            need: number;
            to: string[];
            /** @enum {unknown} */
            token: "drive" | "refugee";
        };
        /** Dice */
        "hagalaz.Dice": {
            count: number;
            faces: ("core" | "empowered" | "mixed" | "move2" | "move3" | "standard")[];
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /** DieView */
        "hagalaz.DieView": {
            face: string;
            paragon: boolean;
            slot: string | null;
        };
        /**
         * Disabled
         * @description A turret begins disabled.
         */
        "hagalaz.Disabled": {
            /** @enum {unknown} */
            do: "disabled";
            hex: string;
        };
        /** DoorView */
        "hagalaz.DoorView": {
            here: string;
            id: string;
            locked: boolean;
            side: string;
            there: string;
        };
        /**
         * EarlyEnd
         * @description So many failures in the first acts end the campaign.
         */
        "hagalaz.EarlyEnd": {
            failures: number;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
            story: number;
        };
        /**
         * Ending
         * @description How the story ends with at least so much war readiness.
         */
        "hagalaz.Ending": {
            id: string;
            readiness: number;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
            story: number;
        };
        /**
         * Experience
         * @description So many points in one mission, and no more, unlock an ability.
         */
        "hagalaz.Experience": {
            boxes: number;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /**
         * Far
         * @description So many grunts are placed, each on the free start hex furthest from the active hero.
         */
        "hagalaz.Far": {
            count: number;
            /** @enum {unknown} */
            do: "far";
        };
        /** FoeView */
        "hagalaz.FoeView": {
            attack: number | null;
            biotic: boolean;
            covered: boolean;
            damage: number;
            hex: string;
            id: number;
            level: number;
            printed_attack: number | null;
            resilience: number[];
            shields: number;
            sort: string;
            specialisation: string | null;
            stunned: boolean;
            trait: string | null;
            would: components["schemas"]["hagalaz.IntentView"] | null;
        };
        /**
         * Fork
         * @description Where the ways lead from a mission; from the last ones nowhere.
         */
        "hagalaz.Fork": {
            id: string;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
            to: string[];
        };
        /**
         * Furthest
         * @description So many active enemies are activated, those furthest from the active hero.
         */
        "hagalaz.Furthest": {
            count: number;
            /** @enum {unknown} */
            do: "furthest";
        };
        /**
         * Grunt
         * @description A sort of grunts: ten tokens.
         */
        "hagalaz.Grunt": {
            code: string;
            /** @enum {unknown} */
            faction: "cerberus" | "reapers";
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
            tokens: components["schemas"]["hagalaz.Token"][];
        };
        /** HagalazView */
        "hagalaz.HagalazView": {
            campaign: boolean;
            data: number;
            deeds: components["schemas"]["hagalaz.DeedView"][];
            mission: components["schemas"]["hagalaz.MissionView"] | null;
            readiness: number;
            sheets: components["schemas"]["hagalaz.SheetView"][];
            story: number[];
        };
        /** Hazard */
        "hagalaz.Hazard": {
            damage: number;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /**
         * Heal
         * @description Enemies of this type lose all their damage tokens.
         */
        "hagalaz.Heal": {
            /** @enum {unknown} */
            do: "heal";
            type: string;
        };
        /** Hero */
        "hagalaz.Hero": {
            code: string;
            core: string;
            damage: number;
            health: number;
            least: number;
            most: number;
            shields: number;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
            spend: number;
            steps: number;
        };
        /** HeroView */
        "hagalaz.HeroView": {
            card: string | null;
            carries: string[];
            core: string;
            dice: components["schemas"]["hagalaz.DieView"][];
            experience: number;
            health: number;
            hex: string | null;
            id: string;
            most_health: number;
            most_points: number;
            most_shields: number;
            points: number;
            renegade: number;
            seat: string;
            shields: number;
            sight: string[][];
            slots: {
                [key: string]: number;
            };
            status: string;
            taken: boolean;
        };
        /**
         * HexView
         * @description A hex of the map, which never changes.
         */
        "hagalaz.HexView": {
            area: number;
            id: string;
            marks: string[];
            raised: boolean;
            sides: {
                [key: string]: string;
            };
        };
        /**
         * Horde
         * @description A grunt is placed nearest for each hero without shields, up to so many.
         */
        "hagalaz.Horde": {
            /** @enum {unknown} */
            do: "horde";
            most: number;
        };
        /**
         * IntentView
         * @description What an enemy would do if it were activated now: attack one of these heroes, else go to one of these hexes.
         */
        "hagalaz.IntentView": {
            heroes: string[];
            to: string[];
        };
        /**
         * Interlude
         * @description A section that is read after the main mission of an act, if everything that stands here is so.
         */
        "hagalaz.Interlude": {
            act: number;
            data: number;
            id: string;
            lost: number | null;
            loyal: ("garrus" | "liara" | "shepard" | "tali" | "wrex") | null;
            missions: string[];
            readiness: number;
            result: ("failure" | "loyalty" | "paragon" | "renegade") | null;
            side: boolean;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
            story: number;
            unlock: boolean;
            won: number | null;
        };
        /**
         * Enemies
         * @description The box of enemy forces.
         */
        "hagalaz.klubovna.games.hagalaz.printed.missions.Enemies": {
            /** @enum {unknown} */
            challenge: "extreme" | "low" | "medium";
            each: number;
            /** @enum {unknown} */
            faction: "cerberus" | "reapers";
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /**
         * Enemies
         * @description How far enemies advance, and by how much a biotic token lowers an attack.
         */
        "hagalaz.klubovna.games.hagalaz.printed.rules.Enemies": {
            advance: number;
            avenger: number;
            biotic: number;
            runner: number;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /** KnockedOut */
        "hagalaz.KnockedOut": {
            health: number;
            locked: number;
            shields: number;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /**
         * Leave
         * @description So many heroes have left the map by these hexes, these ones among them.
         */
        "hagalaz.Leave": {
            by: string[];
            /** @enum {unknown} */
            do: "leave";
            must: ("garrus" | "liara" | "shepard" | "tali" | "wrex")[];
            need: number;
        };
        /**
         * Legacy
         * @description What a deed means for later missions: for all of these, or only for the next one of them.
         */
        "hagalaz.Legacy": {
            effect: components["schemas"]["hagalaz.Disabled"] | components["schemas"]["hagalaz.Thinned"] | components["schemas"]["hagalaz.Stocked"] | components["schemas"]["hagalaz.Quiet"] | components["schemas"]["hagalaz.Sheltered"] | components["schemas"]["hagalaz.Used"] | components["schemas"]["hagalaz.Strike"] | components["schemas"]["hagalaz.Waived"];
            /** @enum {unknown} */
            feat: "paragon" | "renegade" | "side";
            id: string;
            later: string[];
            mission: string;
            once: boolean;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /**
         * Loot
         * @description How many tokens there are of each item.
         */
        "hagalaz.Loot": {
            data: number;
            grenade: number;
            grenade_case: number;
            medigel: number;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /**
         * Loyalty
         * @description Between main missions the team may go on a loyalty mission, once for each hero.
         */
        "hagalaz.Loyalty": {
            attempts: number;
            missions: {
                [key: string]: string;
            };
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /** Map */
        "hagalaz.Map": {
            bonus: ("data" | "grenade" | "grenade-case" | "medigel") | null;
            hexes: string;
            sealed: boolean;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
            turrets: {
                [key: string]: "E" | "NE" | "NW" | "SE" | "SW" | "W";
            };
        };
        /**
         * Mat
         * @description Slots of the basic actions, alike on every hero's mat, and how many dice a turn takes.
         */
        "hagalaz.Mat": {
            dice: number;
            move: ("empowered" | "move" | "standard")[];
            objective: ("empowered" | "move" | "standard")[];
            revive: ("empowered" | "move" | "standard")[];
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /** Medigel */
        "hagalaz.Medigel": {
            health: number;
            range: number;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /**
         * Mission
         * @description A mission file.
         */
        "hagalaz.Mission": {
            champions: components["schemas"]["hagalaz.Posted"][];
            enemies: components["schemas"]["hagalaz.klubovna.games.hagalaz.printed.missions.Enemies"];
            map: components["schemas"]["hagalaz.Map"];
            mission: components["schemas"]["hagalaz.About"];
            objectives: components["schemas"]["hagalaz.Objective"][];
            readiness: components["schemas"]["hagalaz.Readiness"] | null;
            story: components["schemas"]["hagalaz.Story"] | null;
        };
        /** MissionView */
        "hagalaz.MissionView": {
            active: string | null;
            bag: number;
            caches: [
                string,
                string
            ][];
            code: string;
            covered: string[];
            deck: number;
            dice_aside: number;
            discard: string[];
            doors: components["schemas"]["hagalaz.DoorView"][];
            drone: string | null;
            faction: string;
            foes: components["schemas"]["hagalaz.FoeView"][];
            handled: string[];
            heroes: components["schemas"]["hagalaz.HeroView"][];
            id: string;
            items: {
                [key: string]: number;
            };
            leader: string | null;
            loot: string[];
            map: components["schemas"]["hagalaz.HexView"][];
            mines: string[];
            mines_left: number;
            objectives: components["schemas"]["hagalaz.ObjectiveView"][];
            paragon_pool: string[];
            pool: string[];
            round: number;
            rounds: number;
            shown: string | null;
            team: string[];
            title: string;
            tokens: [
                string,
                string
            ][];
            turrets: components["schemas"]["hagalaz.TurretView"][];
        };
        /**
         * Near
         * @description So many grunts are placed, each on the free start hex nearest to the active hero.
         */
        "hagalaz.Near": {
            count: number;
            /** @enum {unknown} */
            do: "near";
        };
        /**
         * Nearest
         * @description So many active enemies are activated, those nearest to the active hero.
         */
        "hagalaz.Nearest": {
            count: number;
            /** @enum {unknown} */
            do: "nearest";
        };
        /**
         * Objective
         * @description A frame of the mission page. Preparations have to come before what names them in `after`.
         */
        "hagalaz.Objective": {
            after: string[];
            goal: components["schemas"]["hagalaz.Use"] | components["schemas"]["hagalaz.Deliver"] | components["schemas"]["hagalaz.Leave"] | components["schemas"]["hagalaz.Defeat"] | components["schemas"]["hagalaz.Capture"] | components["schemas"]["hagalaz.Silence"] | components["schemas"]["hagalaz.Data"] | components["schemas"]["hagalaz.All"] | components["schemas"]["hagalaz.Steps"];
            id: string;
            /** @enum {unknown} */
            kind: "loyalty" | "paragon" | "preparation" | "renegade" | "side";
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
            text: string | components["schemas"]["hagalaz.Told"];
            then: components["schemas"]["hagalaz.Unlock"] | null;
        };
        /** ObjectiveView */
        "hagalaz.ObjectiveView": {
            achieved: boolean;
            available: boolean;
            hexes: string[];
            id: string;
            kind: string;
            need: number;
            now: number;
            text: string | null;
        };
        /**
         * Posted
         * @description A champion of the mission and its resilience scale.
         */
        "hagalaz.Posted": {
            arrives: number;
            kind: string;
            /** @enum {unknown} */
            mark: "1" | "2" | "3";
            resilience: number[];
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /** Printed */
        "hagalaz.Printed": {
            abilities: {
                [key: string]: components["schemas"]["hagalaz.Ability"];
            };
            campaign: components["schemas"]["hagalaz.Campaign"];
            champions: {
                [key: string]: components["schemas"]["hagalaz.Champion"];
            };
            grunts: {
                [key: string]: components["schemas"]["hagalaz.Grunt"];
            };
            heroes: {
                [key: string]: components["schemas"]["hagalaz.Hero"];
            };
            "missions/atlas-binary": components["schemas"]["hagalaz.Mission"];
            "missions/barrier-generator": components["schemas"]["hagalaz.Mission"];
            "missions/breakthrough": components["schemas"]["hagalaz.Mission"];
            "missions/brokers-archive": components["schemas"]["hagalaz.Mission"];
            "missions/cerberus-weapons": components["schemas"]["hagalaz.Mission"];
            "missions/data-core": components["schemas"]["hagalaz.Mission"];
            "missions/fleet-captives": components["schemas"]["hagalaz.Mission"];
            "missions/reactor": components["schemas"]["hagalaz.Mission"];
            "missions/sharpshooters": components["schemas"]["hagalaz.Mission"];
            "missions/test-subjects": components["schemas"]["hagalaz.Mission"];
            "missions/the-nest": components["schemas"]["hagalaz.Mission"];
            rules: components["schemas"]["hagalaz.Rules"];
            threats: {
                [key: string]: components["schemas"]["hagalaz.Threat"];
            };
        };
        /**
         * Quiet
         * @description In the first round the leader takes no threat card.
         */
        "hagalaz.Quiet": {
            /** @enum {unknown} */
            do: "quiet";
        };
        /**
         * Readiness
         * @description Points of war readiness for each result.
         */
        "hagalaz.Readiness": {
            loyalty: number;
            paragon: number;
            renegade: number;
            side: number;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /**
         * Repair
         * @description If one of this type is on the map, the disabled turret nearest to one becomes active again.
         */
        "hagalaz.Repair": {
            /** @enum {unknown} */
            do: "repair";
            type: string;
        };
        /**
         * Rules
         * @description The file.
         */
        "hagalaz.Rules": {
            coolant: components["schemas"]["hagalaz.Hazard"];
            enemies: components["schemas"]["hagalaz.klubovna.games.hagalaz.printed.rules.Enemies"];
            experience: components["schemas"]["hagalaz.Experience"];
            fire: components["schemas"]["hagalaz.Hazard"];
            grenade: components["schemas"]["hagalaz.Blast"];
            grenade_case: components["schemas"]["hagalaz.Blast"];
            knocked_out: components["schemas"]["hagalaz.KnockedOut"];
            loot: components["schemas"]["hagalaz.Loot"];
            mat: components["schemas"]["hagalaz.Mat"];
            medigel: components["schemas"]["hagalaz.Medigel"];
            paragon_dice: components["schemas"]["hagalaz.Dice"];
            strategy_dice: components["schemas"]["hagalaz.Dice"];
            tokens: components["schemas"]["hagalaz.Tokens"];
        };
        /**
         * Scale
         * @description War readiness goes no further.
         */
        "hagalaz.Scale": {
            most: number;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /**
         * SheetView
         * @description A hero's abilities, in and between missions.
         */
        "hagalaz.SheetView": {
            abilities: components["schemas"]["hagalaz.AbilityView"][];
            hero: string;
        };
        /**
         * Sheltered
         * @description So many refugees, of the players' choice, are delivered from the start.
         */
        "hagalaz.Sheltered": {
            count: number;
            /** @enum {unknown} */
            do: "sheltered";
        };
        /**
         * Silence
         * @description So many turrets are disabled at the same time.
         */
        "hagalaz.Silence": {
            /** @enum {unknown} */
            do: "silence";
            need: number;
        };
        /**
         * Start
         * @description Before the first mission.
         */
        "hagalaz.Start": {
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
            story: number;
            to: string[];
        };
        /**
         * Steps
         * @description All of these in order: a step can only be worked on when the one before is done.
         */
        "hagalaz.Steps": {
            /** @enum {unknown} */
            do: "steps";
            of: (components["schemas"]["hagalaz.Use"] | components["schemas"]["hagalaz.Deliver"] | components["schemas"]["hagalaz.Leave"] | components["schemas"]["hagalaz.Defeat"] | components["schemas"]["hagalaz.Capture"] | components["schemas"]["hagalaz.Silence"] | components["schemas"]["hagalaz.Data"] | components["schemas"]["hagalaz.All"] | components["schemas"]["hagalaz.Steps"])[];
        };
        /**
         * Stocked
         * @description The team begins with an item, taken from the loot.
         */
        "hagalaz.Stocked": {
            /** @enum {unknown} */
            do: "stocked";
            /** @enum {unknown} */
            item: "data" | "grenade" | "grenade-case" | "medigel";
        };
        /**
         * Story
         * @description Which sections to read when.
         */
        "hagalaz.Story": {
            failure: number;
            intro: number;
            loyalty: number | null;
            paragon: number | null;
            renegade: number | null;
            side: number | null;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /**
         * Strike
         * @description Once, at the start of a turn, an enemy in the open takes so much damage.
         */
        "hagalaz.Strike": {
            damage: number;
            /** @enum {unknown} */
            do: "strike";
        };
        /**
         * Thinned
         * @description So many start hexes of the area in which the heroes start, drawn at random, stay without grunts.
         */
        "hagalaz.Thinned": {
            count: number;
            /** @enum {unknown} */
            do: "thinned";
        };
        /**
         * Threat
         * @description A card; every one is there once.
         */
        "hagalaz.Threat": {
            /** @enum {unknown} */
            deck: "cerberus" | "reapers";
            number: number;
            orders: (components["schemas"]["hagalaz.Activate"] | components["schemas"]["hagalaz.Nearest"] | components["schemas"]["hagalaz.Furthest"] | components["schemas"]["hagalaz.Champions"] | components["schemas"]["hagalaz.Near"] | components["schemas"]["hagalaz.Far"] | components["schemas"]["hagalaz.Turrets"] | components["schemas"]["hagalaz.Repair"] | components["schemas"]["hagalaz.Heal"] | components["schemas"]["hagalaz.Horde"])[];
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /**
         * Title
         * @description What the team is called after winning a last mission.
         */
        "hagalaz.Title": {
            id: string;
            mission: string;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /**
         * Token
         * @description Tokens of one sort that are all alike.
         */
        "hagalaz.Token": {
            attack: number;
            /** @enum {unknown} */
            challenge: "extreme" | "low" | "medium";
            copies: number;
            shields: number;
            specialisation: ("avenger" | "catcher" | "runner" | "shooter") | null;
        };
        /**
         * Tokens
         * @description How many there are in the box: no map needs more.
         */
        "hagalaz.Tokens": {
            doors: number;
            loot: number;
            objectives: number;
            refugees: number;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
            turrets: number;
        };
        /**
         * Told
         * @description A sentence in both languages.
         */
        "hagalaz.Told": {
            cs: string;
            en: string;
        };
        /**
         * Turrets
         * @description Every active turret hits each hero in its line of fire.
         */
        "hagalaz.Turrets": {
            damage: number;
            /** @enum {unknown} */
            do: "turrets";
        };
        /** TurretView */
        "hagalaz.TurretView": {
            active: boolean;
            arc: string[];
            facing: string;
            hex: string;
        };
        /**
         * Unlock
         * @description These doors are unlocked; all of them, if none is named.
         */
        "hagalaz.Unlock": {
            /** @enum {unknown} */
            do: "unlock";
            doors: string[];
        };
        /**
         * Use
         * @description Objective actions on these hexes: on `need` different ones, once each; or `times` of them altogether, where the
         *         same hex counts again and again.
         */
        "hagalaz.Use": {
            by: ("garrus" | "liara" | "shepard" | "tali" | "wrex") | null;
            damage: number;
            /** @enum {unknown} */
            do: "use";
            hexes: string[];
            need: number;
            times: number;
        };
        /**
         * Used
         * @description An objective is dealt with from the start.
         */
        "hagalaz.Used": {
            /** @enum {unknown} */
            do: "used";
            hex: string;
        };
        /**
         * Waived
         * @description The first threat card that would be resolved is discarded.
         */
        "hagalaz.Waived": {
            /** @enum {unknown} */
            do: "waived";
        };
        /** Happened */
        Happened: {
            /** @enum {unknown} */
            is: "luck";
            what: number | string | (number | string)[];
        };
        /** HintedChoice */
        HintedChoice: {
            chance: number | null;
            label: components["schemas"]["Said"];
            path: string[];
            text: string;
            visits: number;
            why: components["schemas"]["Because"][];
            /** @enum {unknown} */
            worth: "best" | "close" | "poor" | "weaker";
        };
        /**
         * HintInfo
         * @description What a master thinks of a decision, the best choice first.
         */
        HintInfo: {
            choices: components["schemas"]["HintedChoice"][];
            iterations: number;
            measured: number;
            seat: string;
            seq: number;
        };
        /**
         * Item
         * @description A published pack, in the list.
         */
        Item: {
            about: string;
            at: number;
            author: string;
            differ: number;
            game: string;
            id: string;
            mine: boolean;
            results: components["schemas"]["Results"];
            taken: string | null;
            thumbed: boolean;
            thumbs: number;
            title: {
                [key: string]: string;
            };
            version: number;
        };
        /** Board */
        "kacir.Board": {
            ally: number;
            brew: number;
            curse: number;
            familiar: number;
            influence: number;
            location: number;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /**
         * Boost
         * @description What a familiar does for more: besides its effect, or instead of it.
         */
        "kacir.Boost": {
            /** @enum {unknown} */
            cost: "gloom" | "influence";
            effect: components["schemas"]["kacir.Effect"][];
            instead: boolean;
        };
        /**
         * Candles
         * @description Once in a turn, at a visit, a gloom may leave a card or a possessed villager.
         */
        "kacir.Candles": {
            /** @enum {unknown} */
            do: "candles";
        };
        /** Card */
        "kacir.Card": {
            attached: boolean;
            boost: components["schemas"]["kacir.Boost"] | null;
            cancel: number;
            cleanse: components["schemas"]["kacir.Effect"][];
            copies: number;
            cost: number;
            effect: components["schemas"]["kacir.Effect"][];
            gloom: number;
            /** @enum {unknown} */
            kind: "ally" | "brew" | "charm" | "curse" | "event" | "familiar" | "investigation" | "location";
            number: number;
            power: (components["schemas"]["kacir.Whenever"] | components["schemas"]["kacir.Less"] | components["schemas"]["kacir.More"] | components["schemas"]["kacir.Guild"] | components["schemas"]["kacir.Herding"] | components["schemas"]["kacir.Candles"] | components["schemas"]["kacir.Moon"] | components["schemas"]["kacir.Wisp"]) | null;
            printed: string[];
            secrets: number;
            /** @enum {unknown} */
            side: "hunter" | "witch";
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
            upkeep: number;
        };
        /**
         * CardView
         * @description A card in play; `id` is the word used in actions.
         */
        "kacir.CardView": {
            card: string;
            covered: boolean;
            dazed: boolean;
            gloom: number;
            gloom_limit: number;
            host: string | null;
            id: string;
            kind: string;
            owner: string;
            pawn: boolean;
            secrets: number;
            secrets_needed: number;
            side: string | null;
            villager: string | null;
        };
        /** Conversion */
        "kacir.Conversion": {
            clues: number;
            secrets: number;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
            twice: number;
        };
        /** Deck */
        "kacir.Deck": {
            copies: number;
            size: number;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /**
         * Effect
         * @description A word and what varies it; its sentence is made of the same (`wording`).
         */
        "kacir.Effect": {
            choice?: number;
            count?: number;
            /** @enum {unknown} */
            do: "claim" | "clue" | "daze" | "discard" | "disperse" | "draw" | "echo" | "erase" | "evidence" | "gain" | "gloom" | "lift" | "lose" | "move" | "offer" | "play" | "recall" | "secret" | "swap" | "take-out";
            /** @enum {unknown} */
            each?: "" | "secret";
            free?: boolean;
            kind?: ("ally" | "brew" | "charm" | "curse" | "event" | "familiar" | "investigation" | "location") | "";
            may?: boolean;
            most?: number;
            off?: number;
            /** @enum {unknown} */
            otherwise?: "" | "draw" | "gain";
            over?: number;
            own?: boolean;
            /** @enum {unknown} */
            per?: "" | "gloom-card" | "green-pawn";
            /** @enum {unknown} */
            token?: "" | "clue" | "secret";
            twice?: number;
            /** @enum {unknown} */
            where?: "" | "any" | "bare" | "brew" | "card" | "deck" | "each-group" | "group" | "hand" | "here" | "one" | "pair" | "several";
            /** @enum {unknown} */
            whom?: "" | "opponent";
        };
        /** Elimination */
        "kacir.Elimination": {
            others: number;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
            target: number;
        };
        /** Faction */
        "kacir.Faction": {
            /** @enum {unknown} */
            group: "blue" | "green" | "red";
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /**
         * Guild
         * @description Influence instead of a clue at the Craftsmen; locations cost as much less.
         */
        "kacir.Guild": {
            count?: number;
            /** @enum {unknown} */
            do: "guild";
        };
        /** Hand */
        "kacir.Hand": {
            limit: number;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /**
         * Herding
         * @description Once in a turn, after a visit, a clue may move within a group.
         */
        "kacir.Herding": {
            /** @enum {unknown} */
            do: "herding";
        };
        /** KacirView */
        "kacir.KacirView": {
            cards: components["schemas"]["kacir.CardView"][];
            clues_needed: number;
            clues_needed_sum: components["schemas"]["kacir.Sum"];
            evidence: number;
            evidence_needed: number;
            favours_needed: number;
            green_pawns: number;
            identity: string | null;
            innocents: number;
            innocents_needed: number;
            mover: string;
            possible: string[];
            round: number;
            rounds: number;
            scenario: string;
            shown: string[];
            sides: components["schemas"]["kacir.SideView"][];
            supply: {
                [key: string]: number;
            };
            suspect_count: number;
            suspected: number;
            suspects: string[] | null;
            suspects_needed: number;
            upkeep: number;
            upkeep_sum: components["schemas"]["kacir.Sum"];
            villagers: components["schemas"]["kacir.VillagerView"][];
        };
        /**
         * Less
         * @description The Hunter's allies cost less upkeep; abilities of villagers let him draw fewer cards, but at least one.
         */
        "kacir.Less": {
            count?: number;
            /** @enum {unknown} */
            do: "less";
            /** @enum {unknown} */
            what: "drawing" | "upkeep";
        };
        /**
         * Moon
         * @description The Hunter places no clues.
         */
        "kacir.Moon": {
            /** @enum {unknown} */
            do: "moon";
        };
        /**
         * More
         * @description A visit to a chosen villager costs the Hunter influence; an elimination needs more clues.
         */
        "kacir.More": {
            count?: number;
            /** @enum {unknown} */
            do: "more";
            most?: number;
            /** @enum {unknown} */
            per?: "" | "gloom";
            /** @enum {unknown} */
            what: "elimination" | "visit";
        };
        /**
         * Part
         * @description A thing, by the id that its name has in the texts, and what it adds (or takes away, below 0).
         */
        "kacir.Part": {
            much: number;
            what: string;
        };
        /** Pawns */
        "kacir.Pawns": {
            familiar: number;
            hunter: number;
            ordinary: number;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /** Prices */
        "kacir.Prices": {
            cover_up: number;
            deepen: number;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /** Printed */
        "kacir.Printed": {
            factions: {
                [key: string]: components["schemas"]["kacir.Faction"];
            };
            hunter: {
                [key: string]: components["schemas"]["kacir.Card"];
            };
            possessed: {
                [key: string]: components["schemas"]["kacir.Side"];
            };
            rules: components["schemas"]["kacir.Rules"];
            scenarios: {
                [key: string]: components["schemas"]["kacir.Scenario"];
            };
            villagers: {
                [key: string]: components["schemas"]["kacir.Villager"];
            };
            witch: {
                [key: string]: components["schemas"]["kacir.Card"];
            };
        };
        /** Rules */
        "kacir.Rules": {
            board: components["schemas"]["kacir.Board"];
            conversion: components["schemas"]["kacir.Conversion"];
            deck: components["schemas"]["kacir.Deck"];
            elimination: components["schemas"]["kacir.Elimination"];
            hand: components["schemas"]["kacir.Hand"];
            pawns: components["schemas"]["kacir.Pawns"];
            prices: components["schemas"]["kacir.Prices"];
            start: components["schemas"]["kacir.Start"];
            stop: components["schemas"]["kacir.Stop"];
            supply: components["schemas"]["kacir.Supply"];
        };
        /**
         * Scenario
         * @description A scenario card, or the rules without one.
         */
        "kacir.Scenario": {
            dark_income: number;
            evidence: number;
            favours: number;
            first_curse: boolean;
            free_suspect: boolean;
            gloom: [
                number,
                number,
                number
            ];
            green: string;
            innocents: number;
            number: number;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /**
         * Side
         * @description A side of a villager.
         */
        "kacir.Side": {
            ability: components["schemas"]["kacir.Effect"][];
            assets: number;
            paid: components["schemas"]["kacir.Effect"][];
            per_pawn: boolean;
            printed: string[];
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
            witch: components["schemas"]["kacir.Effect"][];
        };
        /** SideView */
        "kacir.SideView": {
            deck: number;
            discard: string[];
            familiar: boolean;
            hand: string[] | null;
            hand_count: number;
            influence: number;
            known: string[];
            pawns: number;
            seat: string;
            unseen: string[];
        };
        /** Start */
        "kacir.Start": {
            hand: number;
            influence: number;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /** Stop */
        "kacir.Stop": {
            late: number;
            rounds: number;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
            suspects: number;
        };
        /**
         * Sum
         * @description Attack power, dice, damage, costs: the same object decides in the rule, is foreseen, told and shown.
         */
        "kacir.Sum": {
            parts: components["schemas"]["kacir.Part"][];
        };
        /** Supply */
        "kacir.Supply": {
            clues: number;
            evidence: number;
            favours: number;
            gloom: number;
            secrets: number;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /** Villager */
        "kacir.Villager": {
            ability: components["schemas"]["kacir.Effect"][];
            assets: number;
            faction: string;
            paid: components["schemas"]["kacir.Effect"][];
            per_pawn: boolean;
            printed: string[];
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
            witch: components["schemas"]["kacir.Effect"][];
        };
        /** VillagerView */
        "kacir.VillagerView": {
            assets: number;
            cards: string[];
            cleared: boolean;
            clues: number;
            dead: boolean;
            face: string;
            faction: string;
            favours: number;
            gloom: number;
            gloom_limit: number;
            group: string;
            id: string;
            pawn: string | null;
            secrets: number;
            witch: boolean;
        };
        /**
         * Whenever
         * @description In the upkeep of whoever has the card, when they make a villager ready, or at every cleansing.
         */
        "kacir.Whenever": {
            /** @enum {unknown} */
            cost?: "" | "discard";
            /** @enum {unknown} */
            do: "whenever";
            effect: components["schemas"]["kacir.Effect"][];
            /** @enum {unknown} */
            when: "cleansing" | "readying" | "upkeep";
        };
        /**
         * Wisp
         * @description At the Hunter's first visit in a turn the Witch decides where the clues go.
         */
        "kacir.Wisp": {
            /** @enum {unknown} */
            do: "wisp";
        };
        /**
         * Laid
         * @description Somebody or something on a hex.
         */
        Laid: {
            of: string;
            sort: string;
            thing: string;
        };
        /**
         * Learned
         * @description Where a section of the rulebook is learned and met.
         */
        Learned: {
            example: components["schemas"]["ToLesson"] | null;
            lessons: components["schemas"]["ToLesson"][];
            puzzles: components["schemas"]["ToPuzzle"][];
        };
        /**
         * LessonInfo
         * @description A lesson, and how far the one who asks is.
         */
        LessonInfo: {
            done: boolean;
            minutes: number;
            name: string;
            rule: string;
            step: number;
            steps: number;
        };
        /**
         * LidInfo
         * @description What people want to know before they open the box.
         */
        LidInfo: {
            accent: string;
            accent_ink: string;
            asked: string[] | null;
            cover: boolean;
            easiest: string | null;
            minutes: [
                number,
                number
            ] | null;
            players: [
                number,
                number
            ];
            quick: {
                [key: string]: string | number | boolean;
            };
            secretive: boolean;
            sides: [
                string,
                string
            ];
            words: {
                [key: string]: components["schemas"]["LidWords"];
            };
        };
        /**
         * LidWords
         * @description What is written on the lid of a box, in one language.
         */
        LidWords: {
            goal: string;
            name: string;
            pitch: string;
            short: string;
        };
        /** Line */
        Line: {
            lead: components["schemas"]["Message"] | null;
            parts?: components["schemas"]["Message"][];
        };
        /**
         * Listed
         * @description A thing among all others.
         */
        Listed: {
            differs: boolean;
            file: string;
            findings: number;
            id: string;
            name: {
                [key: string]: string;
            };
            /** @enum {unknown} */
            state: "begun" | "box" | "broken" | "conflict" | "known" | "ours" | "own";
        };
        /** LogLine */
        LogLine: {
            n: number;
            said: components["schemas"]["Said"];
        };
        /**
         * LookInfo
         * @description What a thing on the table could do, whoever is asked now.
         */
        LookInfo: {
            options: components["schemas"]["Glimpse"][];
            seq: number;
            thing: string;
        };
        /** Me */
        Me: {
            alone: boolean;
            along: boolean;
            csrf: string;
            guest: boolean;
            name: string;
        };
        /**
         * Message
         * @description A sentence to be said in the reader's language; `to` names the seats that may hear it (None among them is whoever
         *         only watches), None means all.
         */
        Message: {
            args?: {
                [key: string]: number | string | string[] | components["schemas"]["Sum"];
            };
            id: string;
            to?: (string | null)[] | null;
        };
        /**
         * Moment
         * @description All that one pair of eyes sees of a table now.
         */
        Moment: {
            begun: boolean;
            clock: components["schemas"]["ClockInfo"];
            deciding: string | null;
            log: components["schemas"]["LogLine"][];
            matters: components["schemas"]["Said"] | null;
            may_undo: boolean;
            options: components["schemas"]["Choice"][];
            outcome: components["schemas"]["Outcome"] | null;
            prompt: components["schemas"]["Said"] | null;
            rule: string;
            seat: string | null;
            seq: number;
            undo_asked_by: string | null;
            view: unknown;
        };
        /** MomentNews */
        MomentNews: {
            begun: boolean;
            clock: components["schemas"]["ClockInfo"];
            deciding: string | null;
            /** @enum {unknown} */
            is: "moment";
            log: components["schemas"]["LogLine"][];
            matters: components["schemas"]["Said"] | null;
            may_undo: boolean;
            now: number;
            options: components["schemas"]["Choice"][];
            outcome: components["schemas"]["Outcome"] | null;
            prompt: components["schemas"]["Said"] | null;
            rule: string;
            seat: string | null;
            seq: number;
            undo_asked_by: string | null;
            view: unknown;
        };
        /**
         * Name
         * @description What a thing is called in a language, case by case; nothing: as the house calls it.
         */
        Name: {
            /** @enum {unknown} */
            do: "name";
            forms: {
                [key: string]: string;
            };
            /** @enum {unknown} */
            language: "cs" | "en";
            thing: string;
        };
        /** About */
        "napoleonics.About": {
            date: string;
            meant: string[];
            number: number;
            official: boolean;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
            title: string;
        };
        /** Artillery */
        "napoleonics.Artillery": {
            "foot-fire": components["schemas"]["napoleonics.Dice"];
            "foot-melee": components["schemas"]["napoleonics.Dice"];
            "horse-fire": components["schemas"]["napoleonics.Dice"];
            "horse-melee": components["schemas"]["napoleonics.Dice"];
            "horse-moved": components["schemas"]["napoleonics.Moved"];
        };
        /**
         * AttackView
         * @description The combat that is going on, from its declaration to the last thing that follows from it.
         */
        "napoleonics.AttackView": {
            fire: boolean;
            guns: string[];
            origin: string;
            target: string;
        };
        /** Battlefield */
        "napoleonics.Battlefield": {
            rows: number[];
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /** Card */
        "napoleonics.Card": {
            command: boolean;
            copies: number;
            dice: number;
            draw: number;
            guard: number;
            /** @enum {unknown} */
            kind: "section" | "tactic";
            leaders: boolean;
            mirror: string;
            move: number;
            orders: [
                number,
                number,
                number
            ];
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
            units: number;
        };
        /**
         * Change
         * @description Hexes whose ground becomes another one.
         */
        "napoleonics.Change": {
            hexes: string[];
            id: string;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
            terrain: string;
            turn: number;
        };
        /** Deployment */
        "napoleonics.Deployment": {
            bottom: components["schemas"]["napoleonics.Force"];
            counts: ("house" | "pack" | "public" | "rulebook") | null;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
            top: components["schemas"]["napoleonics.Force"];
        };
        /**
         * Dice
         * @description Dice of a battery by its blocks (1, 2, 3) and the distance: 1 in melee, from 2 on in ranged combat.
         */
        "napoleonics.Dice": {
            dice: [
                number[],
                number[],
                number[]
            ];
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /**
         * Exit
         * @description Hexes on the edge from which a unit that begins its move there may leave the battlefield for a banner.
         */
        "napoleonics.Exit": {
            hexes: string[];
            id: string;
            leaders: number;
            /** @enum {unknown} */
            side: "bottom" | "top";
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
            worth: number;
        };
        /** ExitView */
        "napoleonics.ExitView": {
            hexes: string[];
            id: string;
            seat: string;
            worth: number;
        };
        /**
         * Fight
         * @description Changes of dice in melee and in ranged combat.
         */
        "napoleonics.Fight": {
            fire: [
                number,
                number,
                number
            ];
            melee: [
                number,
                number,
                number
            ];
        };
        /**
         * Force
         * @description Units by their kind, leaders by their name: where they stand.
         */
        "napoleonics.Force": {
            leaders: {
                [key: string]: string;
            };
            units: {
                [key: string]: string[];
            };
        };
        /** HexView */
        "napoleonics.HexView": {
            id: string;
            sections: string[];
            terrain: string;
            works: string[];
        };
        /** Leaders */
        "napoleonics.Leaders": {
            check: number;
            last_check: number;
            move: number;
            retreat: number;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /** LeaderView */
        "napoleonics.LeaderView": {
            attached: boolean;
            hex: string;
            id: string;
            moved: boolean;
            ordered: boolean;
            retreating: boolean;
            seat: string;
        };
        /** Map */
        "napoleonics.Map": {
            counts: ("house" | "pack" | "public" | "rulebook") | null;
            fords_stop: boolean;
            hexes: string;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
            works: {
                [key: string]: ("E" | "NE" | "NW" | "SE" | "SW" | "W")[];
            };
        };
        /**
         * Message
         * @description A sentence to be said in the reader's language; `to` names the seats that may hear it (None among them is whoever
         *         only watches), None means all.
         */
        "napoleonics.Message": {
            args?: {
                [key: string]: number | string | string[] | components["schemas"]["napoleonics.Sum"];
            };
            id: string;
            to?: (string | null)[] | null;
        };
        /** Morale */
        "napoleonics.Morale": {
            leader: number;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
            support: number;
            supported: number;
        };
        /**
         * Moved
         * @description What a horse battery still can after having moved: how far it fires, and with how many blocks at least.
         */
        "napoleonics.Moved": {
            blocks: number;
            range: number;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /** NapoleonicsView */
        "napoleonics.NapoleonicsView": {
            attack: components["schemas"]["napoleonics.AttackView"] | null;
            card: string | null;
            deck: number;
            discard: string[];
            exits: components["schemas"]["napoleonics.ExitView"][];
            goal: number;
            leaders: components["schemas"]["napoleonics.LeaderView"][];
            map: components["schemas"]["napoleonics.HexView"][];
            mover: string;
            nightfall: number;
            objectives: components["schemas"]["napoleonics.ObjectiveView"][];
            roll: components["schemas"]["napoleonics.RollView"] | null;
            scenario: string;
            sides: components["schemas"]["napoleonics.SideView"][];
            special: components["schemas"]["napoleonics.Message"][];
            tactics: string | null;
            title: string;
            turn: number;
            units: components["schemas"]["napoleonics.UnitView"][];
        };
        /** Numbers */
        "napoleonics.Numbers": {
            battlefield: components["schemas"]["napoleonics.Battlefield"];
            leaders: components["schemas"]["napoleonics.Leaders"];
            morale: components["schemas"]["napoleonics.Morale"];
            "narrow-centre": components["schemas"]["napoleonics.Sections"];
            squares: components["schemas"]["napoleonics.Squares"];
            "wide-centre": components["schemas"]["napoleonics.Sections"];
        };
        /**
         * Objective
         * @description Hexes worth banners to whoever has a unit there at the start of the own turn.
         */
        "napoleonics.Objective": {
            hexes: string[];
            /** @enum {unknown} */
            hold: "all" | "each";
            id: string;
            lasting: boolean;
            side: ("bottom" | "top") | "either";
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
            worth: number;
        };
        /** ObjectiveView */
        "napoleonics.ObjectiveView": {
            held: string | null;
            hexes: string[];
            id: string;
            lasting: boolean;
            seat: string | null;
            worth: number;
        };
        /**
         * Part
         * @description A thing, by the id that its name has in the texts, and what it adds (or takes away, below 0).
         */
        "napoleonics.Part": {
            much: number;
            what: string;
        };
        /** Player */
        "napoleonics.Player": {
            /** @enum {unknown} */
            army: "allied" | "french";
            commanders: string[];
            hand: number;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /** Printed */
        "napoleonics.Printed": {
            artillery: components["schemas"]["napoleonics.Artillery"];
            cards: {
                [key: string]: components["schemas"]["napoleonics.Card"];
            };
            rules: components["schemas"]["napoleonics.Numbers"];
            "scenarios/albuera": components["schemas"]["napoleonics.Scenario"];
            "scenarios/barrosa": components["schemas"]["napoleonics.Scenario"];
            "scenarios/bussaco-ney": components["schemas"]["napoleonics.Scenario"];
            "scenarios/bussaco-reynier": components["schemas"]["napoleonics.Scenario"];
            "scenarios/coa": components["schemas"]["napoleonics.Scenario"];
            "scenarios/corunna": components["schemas"]["napoleonics.Scenario"];
            "scenarios/fuentes": components["schemas"]["napoleonics.Scenario"];
            "scenarios/garcia-hernandez": components["schemas"]["napoleonics.Scenario"];
            "scenarios/nivelle": components["schemas"]["napoleonics.Scenario"];
            "scenarios/quatre-bras": components["schemas"]["napoleonics.Scenario"];
            "scenarios/redinha": components["schemas"]["napoleonics.Scenario"];
            "scenarios/rolica-first": components["schemas"]["napoleonics.Scenario"];
            "scenarios/rolica-second": components["schemas"]["napoleonics.Scenario"];
            "scenarios/salamanca-left": components["schemas"]["napoleonics.Scenario"];
            "scenarios/salamanca-right": components["schemas"]["napoleonics.Scenario"];
            "scenarios/talavera": components["schemas"]["napoleonics.Scenario"];
            "scenarios/vimiero": components["schemas"]["napoleonics.Scenario"];
            "scenarios/waterloo": components["schemas"]["napoleonics.Scenario"];
            terrain: {
                [key: string]: components["schemas"]["napoleonics.Terrain"];
            };
            units: {
                [key: string]: components["schemas"]["napoleonics.Unit"];
            };
            works: {
                [key: string]: components["schemas"]["napoleonics.Works"];
            };
        };
        /** RollView */
        "napoleonics.RollView": {
            dice: string[];
            hex: string;
            purpose: string;
            seat: string;
        };
        /**
         * Scenario
         * @description A scenario file.
         */
        "napoleonics.Scenario": {
            battle: components["schemas"]["napoleonics.About"];
            bottom: components["schemas"]["napoleonics.Player"];
            changes: components["schemas"]["napoleonics.Change"][];
            deployment: components["schemas"]["napoleonics.Deployment"];
            exits: components["schemas"]["napoleonics.Exit"][];
            map: components["schemas"]["napoleonics.Map"];
            objectives: components["schemas"]["napoleonics.Objective"][];
            start: components["schemas"]["napoleonics.Start"];
            top: components["schemas"]["napoleonics.Player"];
            victory: components["schemas"]["napoleonics.Victory"];
        };
        /**
         * Sections
         * @description Columns by the width of the row, seen by whoever sits at the bottom.
         */
        "napoleonics.Sections": {
            centre: {
                [key: string]: [
                    number,
                    number
                ];
            };
            left: {
                [key: string]: number;
            };
            right: {
                [key: string]: number;
            };
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /** SideView */
        "napoleonics.SideView": {
            banners: number;
            commanders: string[];
            drawn: string[] | null;
            /** @enum {unknown} */
            edge: "bottom" | "top";
            hand: string[] | null;
            hand_count: number;
            last: string | null;
            lent: number;
            seat: string;
            squares: number;
            track: (string | null)[] | null;
        };
        /** Squares */
        "napoleonics.Squares": {
            dice: number;
            hand: number;
            slots: number;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /** Start */
        "napoleonics.Start": {
            /** @enum {unknown} */
            first: "bottom" | "top";
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /**
         * Sum
         * @description Attack power, dice, damage, costs: the same object decides in the rule, is foreseen, told and shown.
         */
        "napoleonics.Sum": {
            parts: components["schemas"]["napoleonics.Part"][];
        };
        /** Terrain */
        "napoleonics.Terrain": {
            /** @enum {unknown} */
            battle: "all" | "light" | "none";
            blocks: boolean;
            building: boolean;
            closed: ("artillery" | "cavalry" | "infantry")[];
            ford: boolean;
            high: boolean;
            into: components["schemas"]["napoleonics.Fight"];
            level: components["schemas"]["napoleonics.Fight"] | null;
            out: components["schemas"]["napoleonics.Fight"];
            passable: boolean;
            retreat: boolean;
            sign: string;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
            square: boolean;
            stop: boolean;
        };
        /**
         * Unit
         * @description A kind of units: one row of a national table.
         */
        "napoleonics.Unit": {
            against_infantry: number;
            /** @enum {unknown} */
            arm: "artillery" | "cavalry" | "infantry";
            battery: ("foot" | "horse") | null;
            blocks: number;
            code: string;
            flags: number;
            guard: boolean;
            heavy: boolean;
            light: boolean;
            march: number;
            melee: number;
            move: number;
            moving: number;
            /** @enum {unknown} */
            nation: "british" | "french" | "netherlands" | "portuguese";
            plus: number;
            range: number;
            retreat: number;
            /** @enum {unknown} */
            rounding: "down" | "up";
            sabers: boolean;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
            standing: number;
            strides: boolean;
            type: string;
        };
        /** UnitView */
        "napoleonics.UnitView": {
            arm: string;
            blocks: number;
            code: string;
            fought: boolean;
            full: number;
            hex: string;
            kind: string;
            moved: boolean;
            nation: string;
            number: number;
            ordered: boolean;
            seat: string;
            square: number;
            tired: boolean;
            type: string;
        };
        /** Victory */
        "napoleonics.Victory": {
            banners: number;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /**
         * Works
         * @description Field works stand on sides of hexes; what they change counts through these sides instead of the hill's.
         */
        "napoleonics.Works": {
            flags: number;
            into: components["schemas"]["napoleonics.Fight"];
            out: components["schemas"]["napoleonics.Fight"];
            protects: ("artillery" | "cavalry" | "infantry")[];
            sides: number;
            signs: {
                [key: string]: string;
            };
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
            square: boolean;
            stop: boolean;
        };
        /** NewDraft */
        NewDraft: {
            game: string;
            text: string;
        };
        /** NewPassword */
        NewPassword: {
            new: string;
            old: string;
        };
        News: components["schemas"]["MomentNews"] | components["schemas"]["Progress"] | components["schemas"]["PreviewNews"] | components["schemas"]["TableNews"] | components["schemas"]["ChatNews"] | components["schemas"]["ThinkingNews"] | components["schemas"]["ErrandNews"] | components["schemas"]["ErrorNews"];
        /**
         * NewTable
         * @description What is agreed before a table is opened; a seat is `me`, `open` or `bot:<name>`.
         */
        NewTable: {
            game: string;
            hints?: boolean;
            options?: {
                [key: string]: string | number | boolean;
            };
            public?: boolean;
            seats?: {
                [key: string]: string;
            };
            stand_in?: string | null;
        };
        /** OfSeat */
        OfSeat: {
            seat: string;
        };
        /**
         * OneWord
         * @description One of these. What is `open` may also say something else.
         */
        OneWord: {
            choices: components["schemas"]["FormChoice"][];
            /** @enum {unknown} */
            kind: "word";
            open: boolean;
        };
        /**
         * Opened
         * @description One thing, as its form needs it.
         */
        Opened: {
            called: boolean;
            entries: components["schemas"]["FormEntry"][];
            file: string;
            id: string;
            names: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            new: boolean;
            picture: string;
            piece: components["schemas"]["Piece"];
            /** @enum {unknown} */
            state: "begun" | "box" | "broken" | "conflict" | "known" | "ours" | "own";
            was: components["schemas"]["Piece"] | null;
        };
        /** OptionInfo */
        OptionInfo: {
            choices: (string | number | boolean)[];
            default: string | number | boolean;
            name: string;
            own?: number;
            ruling?: string;
            when?: [
                string,
                string | number | boolean
            ] | null;
        };
        /**
         * Others
         * @description How it went for people at their first attempt, oneself among them.
         */
        Others: {
            choices: {
                [key: string]: number;
            };
            first: number;
            solved: number;
        };
        /**
         * Otherwise
         * @description A value that is not as the house has it.
         */
        Otherwise: {
            name: {
                [key: string]: string;
            };
            now: {
                [key: string]: string;
            };
            was: {
                [key: string]: string;
            };
        };
        /**
         * Outcome
         * @description How a game ended: who won (nobody, one or several), the scores, and the reason as a word of the game.
         */
        Outcome: {
            reason: string;
            scores: {
                [key: string]: number;
            };
            winners: string[];
        };
        /**
         * Own
         * @description A text that somebody has written, such as a scenario.
         */
        Own: {
            beside?: string;
            pack?: boolean;
            text: string;
        };
        /** PackInfo */
        PackInfo: {
            author: string;
            differ: number;
            differing: components["schemas"]["Difference"][];
            licence: string;
            names: {
                [key: string]: string;
            };
            pictures: {
                [key: string]: string;
            };
            title: {
                [key: string]: string;
            };
            version: string;
        };
        /**
         * PackOffer
         * @description What a table can agree on with a pack, before there is one.
         */
        PackOffer: {
            choices: {
                [key: string]: (string | number | boolean)[];
            };
            names: {
                [key: string]: string;
            };
        };
        /**
         * PackTitle
         * @description What stands on the cover of an owner's pack.
         */
        PackTitle: {
            author: string;
            differ: number;
            title: {
                [key: string]: string;
            };
        };
        /**
         * PackTold
         * @description A pack, for whoever is to decide whether to play with it.
         */
        PackTold: {
            author: string;
            differing: components["schemas"]["Differs"][];
            game: string;
            licence: string;
            title: {
                [key: string]: string;
            };
            version: string;
        };
        /** Paint */
        Paint: {
            id: string;
            side: boolean;
            thing: string;
            where: string;
        };
        /**
         * Painted
         * @description A map after what was done to it.
         */
        Painted: {
            id: string;
            names: {
                [key: string]: string;
            };
            option: string;
            shown: components["schemas"]["Shown"];
            text: string;
            trays: components["schemas"]["Tray"][];
            words: {
                [key: string]: string;
            };
        };
        /**
         * Painting
         * @description A map, and what is to be done to it.
         */
        Painting: {
            text: string;
            touches?: (components["schemas"]["Stroke"] | components["schemas"]["Entered"] | components["schemas"]["Dropped"] | components["schemas"]["Settled"])[];
        };
        /** Palette */
        Palette: {
            places: components["schemas"]["Place"][];
            starts: string[];
            trays: components["schemas"]["Tray"][];
        };
        /**
         * Part
         * @description A thing, by the id that its name has in the texts, and what it adds (or takes away, below 0).
         */
        Part: {
            much: number;
            what: string;
        };
        /** Password */
        Password: {
            password: string;
        };
        /**
         * Picture
         * @description A thing of one's own has the drawing of one of ours, or none.
         */
        Picture: {
            /** @enum {unknown} */
            do: "picture";
            like: string;
            thing: string;
        };
        /**
         * Piece
         * @description Something in the box.
         */
        Piece: {
            fields: components["schemas"]["Field"][];
            id: string;
            name: {
                [key: string]: string;
            };
            ours: boolean;
            sentences: {
                [key: string]: string;
            };
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /**
         * Place
         * @description Where a hex lies on the board, whatever is on it; rows and columns from 0.
         */
        Place: {
            across: string;
            column: number;
            id: string;
            row: number;
            turned: string;
        };
        /**
         * PlayedOn
         * @description Free play: against whom, and what is said when it is done.
         */
        PlayedOn: {
            hints: boolean;
            rival: string;
            until: string;
        };
        /**
         * Posed
         * @description A whole puzzle. What lies hidden from the seat is not in it.
         */
        Posed: {
            certain: components["schemas"]["PosedCertain"] | null;
            finds: components["schemas"]["PosedFind"][];
            game: string;
            gap: number;
            iterations: number;
            level: number;
            log: components["schemas"]["LogLine"][];
            measured: boolean;
            name: string;
            options: {
                [key: string]: string | number | boolean;
            };
            proved: boolean;
            seat: string;
            seats: string[];
            theme: string;
            view: unknown;
        };
        /**
         * PosedCertain
         * @description What is asked: said as `certain-<certainty>-ask`, and what is given as `certain-<certainty>-given`.
         */
        PosedCertain: {
            answer: string[];
            candidates: components["schemas"]["Candidate"][];
            certainty: string;
            standing: components["schemas"]["Standing"];
        };
        /**
         * PosedFind
         * @description A choice that is to be found.
         */
        PosedFind: {
            answer: string;
            but: components["schemas"]["Because"][];
            fails: components["schemas"]["Scene"][];
            fails_own: number;
            foreseen: {
                [key: string]: components["schemas"]["Foreseen"];
            };
            own: number;
            scenes: components["schemas"]["Scene"][];
            standing: components["schemas"]["Standing"];
            tempting: string;
            why: components["schemas"]["Because"][];
            worths: components["schemas"]["Weighed"][];
        };
        /** PreviewNews */
        PreviewNews: {
            /** @enum {unknown} */
            is: "foreseen";
            previews: {
                [key: string]: components["schemas"]["Foreseen"];
            };
            seq: number;
        };
        /**
         * Previews
         * @description What would follow from some of the choices of a moment, by their texts; where there is nothing to tell, there is
         *         none.
         */
        Previews: {
            previews: {
                [key: string]: components["schemas"]["Foreseen"];
            };
            seq: number;
        };
        /** Problem */
        Problem: {
            error: components["schemas"]["ErrorInfo"];
        };
        /**
         * Progress
         * @description What happened since a moment that the reader has; the lines go on from the log it has.
         */
        Progress: {
            begun: boolean;
            clock: components["schemas"]["ClockInfo"];
            deciding: string | null;
            /** @enum {unknown} */
            is: "progress";
            matters: components["schemas"]["Said"] | null;
            may_undo: boolean;
            now: number;
            options: components["schemas"]["Choice"][];
            outcome: components["schemas"]["Outcome"] | null;
            prompt: components["schemas"]["Said"] | null;
            rule: string;
            scenes: components["schemas"]["Scene"][];
            seat: string | null;
            seq: number;
            since: number;
            undo_asked_by: string | null;
        };
        /**
         * Provenance
         * @description A line of `klubovna content`.
         */
        Provenance: {
            block: string;
            file: string;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /** Publish */
        Publish: {
            about?: string;
        };
        /**
         * Put
         * @description A field says this; nothing (null) is what it says by itself.
         */
        Put: {
            /** @enum {unknown} */
            do: "set";
            file: string;
            path: string;
            thing: string;
            value?: unknown;
        };
        /**
         * PuzzleInfo
         * @description A puzzle, and whether the one who asks has tried it.
         */
        PuzzleInfo: {
            found: boolean;
            level: number;
            name: string;
            theme: string;
            tried: boolean;
        };
        /**
         * Puzzles
         * @description All that there are.
         */
        Puzzles: {
            games: components["schemas"]["GamePuzzles"][];
            rating: components["schemas"]["RatingInfo"] | null;
            today: components["schemas"]["Today"] | null;
        };
        /**
         * RatingInfo
         * @description How good somebody is at puzzles, and on how many that stands.
         */
        RatingInfo: {
            count: number;
            rating: number;
        };
        /**
         * Reached
         * @description How far somebody has come.
         */
        Reached: {
            done?: boolean;
            step: number;
        };
        /**
         * Reckoning
         * @description What decided a game for a seat: in a few sentences, and moment by moment.
         */
        Reckoning: {
            says: components["schemas"]["Said"][];
            seat: string;
            turning: components["schemas"]["TurningPoint"][];
        };
        /** Rehearsal */
        Rehearsal: {
            bot: string;
            decides: components["schemas"]["Decides"][];
            /** @enum {unknown} */
            end: "" | "failed" | "stopped" | "time";
            endings: components["schemas"]["Ending"][];
            game: string;
            games: number;
            id: string;
            lengths: [
                number,
                number,
                number
            ][];
            middle: number;
            nobody: number;
            rounds: boolean;
            running: boolean;
            seats: components["schemas"]["SeatWon"][];
            together: boolean;
            wanted: number;
            warned: components["schemas"]["Warned"][];
        };
        /** Rehearse */
        Rehearse: {
            game: string;
            games?: number;
            options?: {
                [key: string]: string | number | boolean;
            };
            text: string;
        };
        /**
         * Rehearsed
         * @description How one game went.
         */
        Rehearsed: {
            length: number;
            played: {
                [key: string]: string[];
            };
            reason: string;
            winners: string[];
        };
        /**
         * Remark
         * @description What keeps a map from being played, or a doubt about it.
         */
        Remark: {
            doubt: boolean;
            hexes: string[];
            key: string;
            meant: boolean;
            problem: string;
            said: components["schemas"]["Message"] | null;
        };
        /**
         * Remove
         * @description A thing of one's own goes.
         */
        Remove: {
            /** @enum {unknown} */
            do: "remove";
            file: string;
            thing: string;
        };
        /**
         * Replay
         * @description A step of a game that is looked at again, and how it came about from the one before.
         */
        Replay: {
            at: number;
            by: string | null;
            caption: components["schemas"]["Said"];
            log: components["schemas"]["LogLine"][];
            scenes: components["schemas"]["Scene"][];
            steps: number;
            turns: number[];
            view: unknown;
        };
        /**
         * Results
         * @description Of the games that people played with an item.
         */
        Results: {
            games: number;
            plays: number;
            won: {
                [key: string]: number;
            };
        };
        /**
         * ReviewedInfo
         * @description One decision of a game that is over; chances are 0 to 1, by what its seat could know. Where they were not
         *         measured they are guesses: good for an order, not for a number.
         */
        ReviewedInfo: {
            after: number;
            at: number;
            before: number;
            best: components["schemas"]["Said"];
            chosen: components["schemas"]["Said"];
            loss: number;
            measured: boolean;
            same: boolean;
            seat: string;
            why: components["schemas"]["Because"][];
        };
        /**
         * ReviewInfo
         * @description How far the review is, and what it has found so far, in order.
         */
        ReviewInfo: {
            decisions: components["schemas"]["ReviewedInfo"][];
            done: number;
            reckonings: components["schemas"]["Reckoning"][];
            /** @enum {unknown} */
            state: "failed" | "none" | "ready" | "working";
            total: number;
        };
        /**
         * Rewritten
         * @description A draft's new text.
         */
        Rewritten: {
            text: string;
            version: number;
        };
        /**
         * Said
         * @description A sentence to be said in the reader's language.
         */
        Said: {
            args: {
                [key: string]: number | string | string[] | components["schemas"]["Sum"];
            };
            id: string;
        };
        /**
         * Scene
         * @description What was said together, and what is seen after it, as a difference from the picture before.
         */
        Scene: {
            change: unknown[][];
            said: components["schemas"]["LogLine"][];
        };
        /** SeatInfo */
        SeatInfo: {
            bot?: string | null;
            /** @enum {unknown} */
            kind: "bot" | "open" | "person";
            link?: string | null;
            name: string;
            outside?: boolean;
            present: boolean;
            seat: string;
            standing_in?: string | null;
            you: boolean;
        };
        /**
         * Seating
         * @description Who sits at a table whose options have these values.
         */
        Seating: {
            options: {
                [key: string]: string | number | boolean;
            };
            seats: string[];
        };
        /** SeatWon */
        SeatWon: {
            seat: string;
            won: components["schemas"]["Chance"];
        };
        /**
         * Settled
         * @description A doubt: it is as it should be; or after all it is not.
         */
        Settled: {
            key: string;
            meant?: boolean;
            /** @enum {unknown} */
            type: "settled";
        };
        /**
         * Several
         * @description A list of what is alike; as many as stand in `each`, if they are not alike.
         */
        Several: {
            each: (components["schemas"]["Amount"] | components["schemas"]["YesNo"] | components["schemas"]["OneWord"] | components["schemas"]["FreeText"] | components["schemas"]["Several"] | components["schemas"]["Composed"] | components["schemas"]["ByKey"])[];
            /** @enum {unknown} */
            kind: "several";
            least: number;
            most: number | null;
            of: components["schemas"]["Amount"] | components["schemas"]["YesNo"] | components["schemas"]["OneWord"] | components["schemas"]["FreeText"] | components["schemas"]["Several"] | components["schemas"]["Composed"] | components["schemas"]["ByKey"];
        };
        /**
         * Sheet
         * @description What is known of a map besides what is painted: fields that belong together, or a rule of its own.
         */
        Sheet: {
            blanks: components["schemas"]["Blank"][];
            droppable: boolean;
            hexes: string[];
            paint: string;
            path: string;
            said: components["schemas"]["Message"][];
            title: components["schemas"]["Message"];
        };
        /**
         * Shown
         * @description A map as whoever paints it sees it.
         */
        Shown: {
            cells: components["schemas"]["Cell"][];
            places: components["schemas"]["Place"][];
            remarks: components["schemas"]["Remark"][];
            sheets: components["schemas"]["Sheet"][];
            tallies: components["schemas"]["Message"][];
        };
        /** Sit */
        Sit: {
            name?: string;
            seat: string;
            secret?: string;
        };
        /**
         * Solved
         * @description What comes of an attempt.
         */
        Solved: {
            change: number;
            others: components["schemas"]["Others"];
            rating: components["schemas"]["RatingInfo"] | null;
        };
        /**
         * Some
         * @description Games that were played one after the other.
         */
        Some: {
            games: components["schemas"]["Rehearsed"][];
            problem: string;
            spent: number;
            told: components["schemas"]["Told"] | null;
        };
        /**
         * Sort
         * @description Of what is composed.
         */
        Sort: {
            customs: components["schemas"]["Custom"][];
            fields: components["schemas"]["FormField"][];
            name: {
                [key: string]: string;
            };
            value: string;
        };
        /**
         * StaleMoment
         * @description The table has moved on: this is how it stands.
         */
        StaleMoment: {
            begun: boolean;
            clock: components["schemas"]["ClockInfo"];
            deciding: string | null;
            error: components["schemas"]["ErrorInfo"];
            log: components["schemas"]["LogLine"][];
            matters: components["schemas"]["Said"] | null;
            may_undo: boolean;
            options: components["schemas"]["Choice"][];
            outcome: components["schemas"]["Outcome"] | null;
            prompt: components["schemas"]["Said"] | null;
            rule: string;
            seat: string | null;
            seq: number;
            undo_asked_by: string | null;
            view: unknown;
        };
        /**
         * Standing
         * @description How a table stands for one pair of eyes, but for what they see and have heard.
         */
        Standing: {
            begun: boolean;
            clock: components["schemas"]["ClockInfo"];
            deciding: string | null;
            matters: components["schemas"]["Said"] | null;
            may_undo: boolean;
            options: components["schemas"]["Choice"][];
            outcome: components["schemas"]["Outcome"] | null;
            prompt: components["schemas"]["Said"] | null;
            rule: string;
            seat: string | null;
            seq: number;
            undo_asked_by: string | null;
        };
        /**
         * StillHere
         * @description For clients that want to know whether the line is alive.
         */
        StillHere: {
            /** @enum {unknown} */
            is: "ping";
        };
        /**
         * Story
         * @description How a table came from one moment to another, through one pair of eyes: what it looked like at first, and all that
         *         happened since.
         */
        Story: {
            scenes: components["schemas"]["Scene"][];
            seat: string | null;
            seq: number;
            since: number;
            view: unknown;
        };
        /**
         * Stroke
         * @description Of a tool over some hexes; a line has its ends only, a fill its first hex, a move whence and whither.
         */
        Stroke: {
            hexes: string[];
            /** @enum {unknown} */
            mirror?: "across" | "none" | "turned";
            side?: string;
            /** @enum {unknown} */
            tool: "brush" | "erase" | "fill" | "line" | "move";
            /** @enum {unknown} */
            type: "stroke";
            what?: string;
        };
        /**
         * Sum
         * @description Attack power, dice, damage, costs: the same object decides in the rule, is foreseen, told and shown.
         */
        Sum: {
            parts: components["schemas"]["Part"][];
        };
        /** TableInfo */
        TableInfo: {
            along?: boolean | null;
            created: number;
            deciding?: string | null;
            ending?: components["schemas"]["EndingInfo"] | null;
            game: string;
            hints: boolean;
            host: boolean;
            id: string;
            key?: string | null;
            key_hash: string | null;
            last?: components["schemas"]["Said"] | null;
            levels?: string[];
            moved?: number | null;
            options: {
                [key: string]: string | number | boolean;
            };
            outcome?: components["schemas"]["Outcome"] | null;
            pack?: components["schemas"]["PackTitle"] | null;
            public: boolean;
            rematch?: string | null;
            seats: components["schemas"]["SeatInfo"][];
            seq: number;
            stand_in?: string | null;
            /** @enum {unknown} */
            status: "over" | "running" | "waiting";
        };
        /** TableNews */
        TableNews: {
            along?: boolean | null;
            created: number;
            deciding?: string | null;
            ending?: components["schemas"]["EndingInfo"] | null;
            game: string;
            hints: boolean;
            host: boolean;
            id: string;
            /** @enum {unknown} */
            is: "table";
            key?: string | null;
            key_hash: string | null;
            last?: components["schemas"]["Said"] | null;
            levels?: string[];
            moved?: number | null;
            options: {
                [key: string]: string | number | boolean;
            };
            outcome?: components["schemas"]["Outcome"] | null;
            pack?: components["schemas"]["PackTitle"] | null;
            public: boolean;
            rematch?: string | null;
            seats: components["schemas"]["SeatInfo"][];
            seq: number;
            stand_in?: string | null;
            /** @enum {unknown} */
            status: "over" | "running" | "waiting";
        };
        /** Talk */
        Talk: {
            text: string;
        };
        /**
         * Taught
         * @description A whole lesson.
         */
        Taught: {
            game: string;
            minutes: number;
            name: string;
            rule: string;
            tables: components["schemas"]["TaughtTable"][];
        };
        /** TaughtStep */
        TaughtStep: {
            foreseen: {
                [key: string]: components["schemas"]["Foreseen"];
            };
            name: string;
            own: number;
            plays: components["schemas"]["PlayedOn"] | null;
            points: string[];
            right: {
                [key: string]: components["schemas"]["Scene"][];
            };
            rule: string;
            says: components["schemas"]["Said"];
            shown: string;
            standing: components["schemas"]["Standing"];
            wrong: components["schemas"]["Wrong"][];
        };
        /**
         * TaughtTable
         * @description A table as it is laid; the steps follow one another.
         */
        TaughtTable: {
            log: components["schemas"]["LogLine"][];
            options: {
                [key: string]: string | number | boolean;
            };
            seat: string;
            seats: string[];
            steps: components["schemas"]["TaughtStep"][];
            view: unknown;
        };
        /**
         * ThingForm
         * @description The form of a kind of thing; `thing` is empty where all of the file are alike.
         */
        ThingForm: {
            fields: components["schemas"]["FormField"][];
            file: string;
            grows: boolean;
            name: {
                [key: string]: string;
            };
            thing: string;
        };
        /** ThinkingNews */
        ThinkingNews: {
            /** @enum {unknown} */
            is: "thinking";
            seat: string;
        };
        /**
         * Thought
         * @description What a browser has thought about an errand, in base64.
         */
        Thought: {
            id: string;
            thought: string;
        };
        /** Thumb */
        Thumb: {
            up: boolean;
        };
        /**
         * Today
         * @description The puzzle of the day, and how it went for everybody so far.
         */
        Today: {
            day: string;
            first: number;
            game: string;
            /** @enum {unknown} */
            mine: "found" | "missed" | "none";
            name: string;
            solved: number;
        };
        /**
         * Told
         * @description What there is to be told of things, whatever happens to them.
         */
        Told: {
            differing: string[];
            names: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            rounds: boolean;
            seats: string[];
            together: boolean;
        };
        /**
         * ToLesson
         * @description A step of a lesson.
         */
        ToLesson: {
            lesson: string;
            number: number;
            step: number;
        };
        /** ToPuzzle */
        ToPuzzle: {
            level: number;
            puzzle: string;
            theme: string;
        };
        /**
         * Tray
         * @description Paints that lie together.
         */
        Tray: {
            free: string;
            id: string;
            paints: components["schemas"]["Paint"][];
            thing: string;
        };
        /**
         * Tried
         * @description How an attempt went.
         */
        Tried: {
            found: boolean;
            helped?: boolean;
            rated?: boolean;
            slips?: number;
            tries: string[];
        };
        /**
         * TurningPoint
         * @description Where a game turned against a seat. `choice`: by what it chose; `luck`, `others`: by what came after it, of luck
         *         alone or of what others chose, too.
         */
        TurningPoint: {
            after: number;
            at: number;
            before: number;
            best?: components["schemas"]["Said"] | null;
            but?: components["schemas"]["Because"][];
            came?: components["schemas"]["Said"][];
            chosen: components["schemas"]["Said"];
            /** @enum {unknown} */
            kind: "choice" | "luck" | "others";
            measured?: boolean;
            number: number;
            stake?: string;
            why?: components["schemas"]["Because"][];
        };
        /** Undo */
        Undo: {
            seq: number;
        };
        /**
         * Undone
         * @description The last choice that still counted no longer does.
         */
        Undone: {
            /** @enum {unknown} */
            is: "undo";
        };
        /**
         * Unset
         * @description The draft says no more about a field, or about the thing at all.
         */
        Unset: {
            /** @enum {unknown} */
            do: "unset";
            file: string;
            path?: string | null;
            thing: string;
        };
        /** Civilians */
        "vzdor.Civilians": {
            cards: number[];
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /**
         * DeckView
         * @description What is known of a deck. Between its known top and bottom lie cards in unknown order: those of `inside` are
         *         certainly there, the others are `strangers`, each of them one of the cards of `among`.
         */
        "vzdor.DeckView": {
            among: string[];
            bottom: string[];
            count: number;
            discard: string[];
            inside: string[];
            strangers: number;
            top: string[];
        };
        /** Defeat */
        "vzdor.Defeat": {
            civilians: number;
            failures: number;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /**
         * Effect
         * @description A word and what varies it.
         */
        "vzdor.Effect": {
            /** @enum {unknown} */
            cost?: "" | "discard-maquis" | "discard-spy";
            count?: number;
            /** @enum {unknown} */
            do: "add" | "attack" | "call-back" | "civilian" | "copy" | "discard" | "draw" | "enemies-stronger" | "engineer" | "enlist" | "grunts-first" | "guards-first" | "halve" | "ignore" | "move" | "police" | "recruit" | "reinforce" | "remove" | "rest-draw" | "reveal-limit" | "scout" | "scout-and-discard" | "sift" | "take-back" | "weaken";
            /** @enum {unknown} */
            gain?: "" | "defence";
            /** @enum {unknown} */
            per?: "" | "civilian" | "enemy" | "other-maquis" | "revealed";
            /** @enum {unknown} */
            what?: "" | "all" | "counter-guerrillas" | "covert" | "enemies" | "enemy" | "maquis" | "mission" | "recruit" | "recruits" | "spy";
            /** @enum {unknown} */
            where?: "" | "elsewhere" | "everywhere" | "others";
        };
        /** EnemyType */
        "vzdor.EnemyType": {
            /** @enum {unknown} */
            czech_title: "house" | "pack" | "public" | "rulebook";
            defence: number[];
            effect: components["schemas"]["vzdor.Effect"];
            /** @enum {unknown} */
            keyword: "defeat" | "defence" | "survive";
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /**
         * EnemyView
         * @description `card` is None for a stranger; `id` is the word used in actions.
         */
        "vzdor.EnemyView": {
            card: string | null;
            defence: number | null;
            defence_sum: components["schemas"]["vzdor.Sum"] | null;
            id: string;
            up: boolean;
        };
        /**
         * Half
         * @description Of a maquis card: how strong, and what may be done when it is played in one of these phases.
         */
        "vzdor.Half": {
            action: components["schemas"]["vzdor.Effect"] | null;
            phase: ("attack" | "planning")[];
            strength: number;
        };
        /** MissionView */
        "vzdor.MissionView": {
            chosen: boolean;
            defence: number;
            defence_sum: components["schemas"]["vzdor.Sum"];
            done: boolean;
            garrison: components["schemas"]["vzdor.EnemyView"][];
            id: string;
            needed: number;
            needed_for_all: number | null;
        };
        /**
         * Part
         * @description A thing, by the id that its name has in the texts, and what it adds (or takes away, below 0).
         */
        "vzdor.Part": {
            much: number;
            what: string;
        };
        /**
         * Person
         * @description A maquis card.
         */
        "vzdor.Person": {
            covert: components["schemas"]["vzdor.Half"];
            revealed: components["schemas"]["vzdor.Half"];
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /** Printed */
        "vzdor.Printed": {
            enemies: {
                [key: string]: components["schemas"]["vzdor.EnemyType"];
            };
            maquis: {
                [key: string]: components["schemas"]["vzdor.Person"];
            };
            missions: {
                [key: string]: components["schemas"]["vzdor.Target"];
            };
            rules: components["schemas"]["vzdor.Rules"];
        };
        /** Rules */
        "vzdor.Rules": {
            civilians: components["schemas"]["vzdor.Civilians"];
            defeat: components["schemas"]["vzdor.Defeat"];
            setup: components["schemas"]["vzdor.Setup"];
            titles: components["schemas"]["vzdor.Title"][];
        };
        /** Setup */
        "vzdor.Setup": {
            covert: number;
            hand: number;
            looked: number;
            removed: [
                number,
                number,
                number
            ];
            row: number;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
            spare_spies: number;
            spies: number;
        };
        /**
         * Sum
         * @description Attack power, dice, damage, costs: the same object decides in the rule, is foreseen, told and shown.
         */
        "vzdor.Sum": {
            parts: components["schemas"]["vzdor.Part"][];
        };
        /**
         * Target
         * @description A mission card.
         */
        "vzdor.Target": {
            /** @enum {unknown} */
            czech_title: "house" | "pack" | "public" | "rulebook";
            defence: number;
            effect: components["schemas"]["vzdor.Effect"];
            era: number;
            garrison: number;
            /** @enum {unknown} */
            keyword: "defeat" | "defence";
            points: number;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /**
         * Title
         * @description A row of the score table: at least so many points, or so many missions.
         */
        "vzdor.Title": {
            id: string;
            missions: number;
            points: number;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /** VzdorView */
        "vzdor.VzdorView": {
            civilians_left: number;
            completed: string[];
            covert: components["schemas"]["vzdor.DeckView"];
            covert_play: string[];
            covert_strength: number;
            /** @enum {unknown} */
            crossroads: "by-side" | "covert";
            dead: number;
            enemies: components["schemas"]["vzdor.DeckView"];
            failed: string[];
            fighting: boolean;
            graveyard: number[];
            hand: string[];
            hidden: {
                [key: string]: string[];
            };
            looked: string[];
            mission_ignored: boolean;
            missions: components["schemas"]["vzdor.MissionView"][];
            missions_left: number;
            phase: string;
            points: number;
            power: number;
            power_sum: components["schemas"]["vzdor.Sum"];
            recruits: components["schemas"]["vzdor.DeckView"];
            removed: string[];
            rest_draw: number;
            revealed_pile: string[];
            revealed_play: string[];
            revealed_strength: number;
            round: number;
            spare_spies: number;
            title: string;
        };
        /**
         * Warned
         * @description Something to look at: `one-sided`, `unplayed` or `failed`.
         */
        Warned: {
            /** @enum {unknown} */
            kind: "failed" | "one-sided" | "unplayed";
            name: {
                [key: string]: string;
            };
            problem: string;
            seat: string;
        };
        /**
         * Weighed
         * @description A choice, and what it was found to be worth.
         */
        Weighed: {
            choice: components["schemas"]["Said"];
            text: string;
            /** @enum {unknown} */
            word: "best" | "close" | "poor" | "weaker";
            worth: number | null;
        };
        /**
         * WholeItem
         * @description The whole of it.
         */
        WholeItem: {
            about: string;
            at: number;
            author: string;
            differ: number;
            differing: components["schemas"]["Differs"][];
            game: string;
            id: string;
            licence: string;
            mine: boolean;
            results: components["schemas"]["Results"];
            taken: string | null;
            text: string;
            thumbed: boolean;
            thumbs: number;
            title: {
                [key: string]: string;
            };
            version: number;
        };
        /**
         * WhyNot
         * @description The rule against something that is not among the options; None where no rule speaks of it.
         */
        WhyNot: {
            said: components["schemas"]["Said"] | null;
            seq: number;
        };
        Word: components["schemas"]["ChooseNow"] | components["schemas"]["Foresee"] | components["schemas"]["StillHere"];
        /** Written */
        Written: {
            at: number;
            text: string;
            version: number;
        };
        /**
         * Wrong
         * @description What is answered to a choice that is not meant. `chosen`: texts of actions in which `*` stands for anything.
         */
        Wrong: {
            chosen: string;
            rule: components["schemas"]["Said"] | null;
            says: components["schemas"]["Said"];
        };
        /** YesNo */
        YesNo: {
            /** @enum {unknown} */
            kind: "yes-no";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
